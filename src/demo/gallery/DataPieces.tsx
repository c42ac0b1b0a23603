/** Samples of `ui/data` and `ui/drawing`: grades, tables, tallies, icons, map. */
import { useState } from 'react'
import { useT } from '@/i18n'
import { useMapView } from '@/screens/shared/places/useMapView'
import { Button } from '@/ui/action/Button'
import { GradeChip, type GradeState } from '@/ui/data/GradeChip'
import { ReceiptPanel } from '@/ui/data/ReceiptPanel'
import { ServiceText } from '@/ui/data/ServiceText'
import { StateLabel } from '@/ui/data/StateLabel'
import { StatLine } from '@/ui/data/StatLine'
import { SummaryList } from '@/ui/data/SummaryList'
import { type Column, Table } from '@/ui/data/Table'
import { Tally, TallyLabel, TallyWaiting } from '@/ui/data/Tally'
import { back, Drawing } from '@/ui/drawing/Drawing'
import { Icon, iconNames } from '@/ui/drawing/Icon'
import { Qr } from '@/ui/drawing/Qr'
import { Row } from '@/ui/page/layout'
import { tones } from './PagePieces'
import { each, Pieces } from './Piece'

const grades: GradeState[] = ['publicada', 'fechada', 'notPublished', 'noGrade']
/** Absences and their limit, from none to above it; "3 / ?" has no limit. */
const tallies = {
  '0 / 15': { faltas: 0, limite: 15, band: 'normal' },
  '4 / 15': { faltas: 4, limite: 15, band: 'normal' },
  '11 / 15': { faltas: 11, limite: 15, band: 'near' },
  '15 / 15': { faltas: 15, limite: 15, band: 'atLimit' },
  '18 / 15': { faltas: 18, limite: 15, band: 'above' },
  '26 / 40': { faltas: 26, limite: 40, band: 'normal' },
  '3 / ?': { faltas: 3, limite: null, band: 'noLimit' },
} as const
const tallyNames = Object.keys(tallies) as (keyof typeof tallies)[] // the keys of a constant
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

function TableSample({ plain = false }) {
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
  if (plain) {
    const detail = () => t('diario.notas.partial')
    return <Table {...shared} caption={t('diario.notas.complementary')} compact rows={lines} detail={detail} />
  }
  const sort = { by: 'nome', down, onSort: () => setDown(!down) }
  const rows = down ? lines : lines.toReversed()
  return <Table {...shared} caption={t('diario.notas.title')} rows={rows} sort={sort} />
}

function MapSample() {
  const t = useT()
  const code = useMapView()
  if (typeof code === 'string') return <p>{t('frame.ui.loading')}</p>
  return (
    <code.View
      latitude={-8.05}
      longitude={-34.9}
      accuracy={35}
      tiles={undefined}
      onTilesFailed={() => undefined}
      words={{
        region: t('presenca.map.region'),
        zoomIn: t('presenca.map.zoomIn'),
        zoomOut: t('presenca.map.zoomOut'),
        center: t('presenca.map.center'),
        scale: (m) => t('presenca.map.scale', { metros: t('presenca.map.m', { m }) }),
      }}
    />
  )
}

export function DataPieces() {
  const t = useT()
  const change = <Button variant="link">{t('matricula.back.review')}</Button>
  const receipt = (way: 'cadastrar' | 'cancelar') => (
    <ReceiptPanel
      title={t(`families.way.${way}`)}
      label={t('matricula.step.protocolo')}
      protocol="VS26-7K3M"
      ended={way === 'cancelar'}
    >
      <p>{t('families.later')}</p>
    </ReceiptPanel>
  )
  return (
    <Pieces
      of={{
        GradeChip: {
          ...each(grades, (state) => <GradeChip valor={state === 'noGrade' ? null : 7.4} state={state} />),
          covered: <GradeChip valor={7.4} state="publicada" covered />,
        },
        Tally: {
          ...each(tallyNames, (name) => <Tally {...tallies[name]} />),
          ...each(['near', 'atLimit', 'above'] as const, (band) => <TallyLabel band={band} />),
          waiting: <TallyWaiting />,
        },
        StateLabel: each(tones, (tone) => <StateLabel tone={tone}>{t('matricula.window.word.open')}</StateLabel>),
        StatLine: {
          'with a note': <StatLine label={t('diario.notas.final')} value="7,4" note={t('diario.legend.fechada')} />,
        },
        Table: { 'folds when narrow, sorts': <TableSample />, 'compact, detail': <TableSample plain /> },
        SummaryList: {
          'with a way to change': (
            <SummaryList
              items={[
                { term: t('matricula.step.estudante'), value: 'Ana Prado Souza', action: change },
                { term: t('matricula.step.protocolo'), value: 'VS26 0001' },
              ]}
            />
          ),
        },
        ReceiptPanel: { 'in force': receipt('cadastrar'), ended: receipt('cancelar') },
        ServiceText: { 'p, with an endless word': <ServiceText as="p">{message}</ServiceText> },
        Icon: {
          all: (
            <Row>
              {iconNames.map((name) => (
                <span key={name} lang="en">
                  <Icon name={name} /> {name}
                </span>
              ))}
            </Row>
          ),
        },
        Drawing: { '3em, thick': <Drawing path={back} size="3em" stroke={3} /> },
        Qr: { 'an address': <Qr text="https://portal.example/vagas" size="8rem" /> },
        MapView: { 'squared paper': <MapSample /> },
      }}
    />
  )
}
