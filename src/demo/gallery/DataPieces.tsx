/** What is told: `ui/data`, and the drawings beside it: `ui/drawing`. */
import { useState } from 'react'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { GradeChip, type GradeState } from '@/ui/data/GradeChip'
import { ReceiptPanel } from '@/ui/data/ReceiptPanel'
import { ServiceText } from '@/ui/data/ServiceText'
import { StateLabel } from '@/ui/data/StateLabel'
import { StatLine } from '@/ui/data/StatLine'
import { SummaryList } from '@/ui/data/SummaryList'
import { type Column, Table } from '@/ui/data/Table'
import { Tally, TallyWaiting } from '@/ui/data/Tally'
import { back, Drawing } from '@/ui/drawing/Drawing'
import { Icon, iconNames } from '@/ui/drawing/Icon'
import { Qr } from '@/ui/drawing/Qr'
import { useMapView } from '@/ui/drawing/useMapView'
import { signs, type Tone } from '@/ui/look/tone'
import { Row } from '@/ui/page/layout'
import { Piece, State } from './Piece'

const tones = Object.keys(signs) as Tone[] // the keys of a constant
const grades: GradeState[] = ['publicada', 'fechada', 'naoPublicada', 'semNota']
const tallies = [
  [0, 15],
  [4, 15],
  [11, 15],
  [15, 15],
  [18, 15],
  [26, 40],
  [3, null],
] as const
const message =
  'Reunião de pais na quinta-feira.\nTragam o caderno: www.escola-municipal-professora-marta.example/reuniao'

interface Line {
  nome: string
  nota: number
}
const lines: Line[] = [
  { nome: 'Matemática', nota: 7.4 },
  { nome: 'Língua Portuguesa', nota: 10 },
]

function Tables() {
  const t = useT()
  const [down, setDown] = useState(false)
  const columns: Column<Line>[] = [
    {
      key: 'nome',
      head: t('diario.notas.evaluation'),
      cell: ({ nome }) => <ServiceText>{nome}</ServiceText>,
      sorts: true,
    },
    {
      key: 'nota',
      head: t('diario.notas.grade'),
      cell: ({ nota }) => <GradeChip valor={nota} state="publicada" />,
      numeric: true,
    },
  ]
  const shared = { columns, rowKey: ({ nome }: Line) => nome }
  const sort = {
    by: 'nome',
    down,
    onSort: () => setDown(!down),
  }
  return (
    <Piece name="Table">
      <State name="folds when narrow, sorts">
        <Table {...shared} caption={t('diario.notas.title')} rows={down ? lines : lines.toReversed()} sort={sort} />
      </State>
      <State name="grid, compact, detail">
        <Table
          {...shared}
          caption={t('diario.notas.complementary')}
          grid
          compact
          rows={lines}
          detail={() => t('diario.notas.partial')}
        />
      </State>
    </Piece>
  )
}

function MapSample() {
  const t = useT()
  const code = useMapView()
  if (typeof code === 'string') return <p>{t('moldura.ui.loading')}</p>
  return (
    <code.View
      latitude={-8.05}
      longitude={-34.9}
      accuracy={35}
      tiles={undefined}
      onTilesFailed={() => undefined}
      words={{
        region: t('presenca.mapa.region'),
        zoomIn: t('presenca.mapa.zoomIn'),
        zoomOut: t('presenca.mapa.zoomOut'),
        center: t('presenca.mapa.center'),
        scale: (m) => t('presenca.mapa.scale', { metros: t('presenca.mapa.m', { m }) }),
      }}
    />
  )
}

export function DataPieces() {
  const t = useT()
  const change = <Button variant="link">{t('matricula.back.review')}</Button>
  return (
    <>
      <Piece name="GradeChip">
        {grades.map((state) => (
          <State key={state} name={state}>
            <GradeChip valor={state === 'semNota' ? null : 7.4} state={state} />
          </State>
        ))}
        <State name="covered">
          <GradeChip valor={7.4} state="publicada" covered />
        </State>
      </Piece>
      <Piece name="Tally">
        {tallies.map(([faltas, limite]) => (
          <State key={faltas} name={`${String(faltas)} / ${String(limite)}`}>
            <Tally faltas={faltas} limite={limite} />
          </State>
        ))}
        <State name="waiting">
          <TallyWaiting />
        </State>
      </Piece>
      <Piece name="StateLabel">
        {tones.map((tone) => (
          <State key={tone} name={tone}>
            <StateLabel tone={tone}>{t('matricula.janela.word.open')}</StateLabel>
          </State>
        ))}
      </Piece>
      <Piece name="StatLine">
        <State name="with a note">
          <StatLine label={t('diario.notas.final')} value="7,4" note={t('diario.legenda.fechada')} />
        </State>
      </Piece>
      <Tables />
      <Piece name="SummaryList">
        <State name="with a way to change">
          <SummaryList
            items={[
              { term: t('matricula.step.estudante'), value: 'Ana Prado Souza', action: change },
              { term: t('matricula.step.protocolo'), value: 'VS26 0001' },
            ]}
          />
        </State>
      </Piece>
      <Piece name="ReceiptPanel">
        {[false, true].map((ended) => (
          <State key={String(ended)} name={ended ? 'ended' : 'in force'}>
            <ReceiptPanel
              title={t(`familias.way.${ended ? 'cancelar' : 'cadastrar'}`)}
              label={t('matricula.step.protocolo')}
              protocol="VS26-7K3M"
              ended={ended}
            >
              <p>{t('familias.later')}</p>
            </ReceiptPanel>
          </State>
        ))}
      </Piece>
      <Piece name="ServiceText">
        <State name="p, with an endless word">
          <ServiceText as="p">{message}</ServiceText>
        </State>
      </Piece>
      <Piece name="Icon">
        <State name="all">
          <Row>
            {iconNames.map((name) => (
              <span key={name} lang="en">
                <Icon name={name} /> {name}
              </span>
            ))}
          </Row>
        </State>
      </Piece>
      <Piece name="Drawing">
        <State name="3em, thick">
          <Drawing path={back} size="3em" stroke={3} />
        </State>
      </Piece>
      <Piece name="Qr">
        <State name="an address">
          <Qr text="https://portal.example/vagas" size="8rem" />
        </State>
      </Piece>
      <Piece name="MapView">
        <State name="squared paper">
          <MapSample />
        </State>
      </Piece>
    </>
  )
}
