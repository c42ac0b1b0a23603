/** Pasting from a spreadsheet: first what would happen, cell by cell; nothing changes before a yes. */
import { useId, useState } from 'react'
import type { PastedItem, PasteChoices } from '@/domain/paste/pasted'
import { useI18n } from '@/i18n'
import { announce } from '@/ui/action/live'
import { tame } from '@/ui/data/serviceWords'
import { useDiario } from '../context'
import { ChooseAvaliacao } from './Tools'
import type { CellPlace } from '../keys/navigate'
import { Panel } from './Panel'
import styles from './Panel.module.css'
import { WhatColumnsAre, WhoIsMeant, WhoRowsFollow } from './PasteQuestions'
import { usePastePlan } from '../book/pastePlan'
import { PastePreview } from './PastePreview'

export function Paste({ inicial, de, onClose }: { inicial: string; de: CellPlace | null; onClose: () => void }) {
  const { t } = useI18n()
  const { livro, completo, colunas, irPara } = useDiario()
  const id = useId()
  const [texto, setTexto] = useState(inicial)
  const [choices, setChoices] = useState<PasteChoices>({})
  const plano = usePastePlan(texto, de, choices)
  const choose = (more: PasteChoices) => setChoices({ ...choices, ...more })
  const aceitas = plano.itens.filter(({ resultado }) => resultado === 'nova' || resultado === 'muda')
  const count = (resultado: PastedItem['resultado']) =>
    plano.itens.filter((item) => item.resultado === resultado).length
  const doubtful = aceitas.filter(({ valor }) => livro.scale.above(valor)).length
  // titles in the first row say it themselves
  const named = plano.titulos === true && plano.colunas.some(({ title, use }) => title !== '' && use.kind === 'grade')
  const apply = () => {
    livro.paste(aceitas)
    announce(t('lancamentos.colar.done', { n: aceitas.length }))
    const [primeira] = aceitas
    if (primeira) irPara(primeira.id, primeira.chave)
  }
  return (
    <Panel
      title={t('lancamentos.colar.title')}
      onClose={onClose}
      acao={{
        label:
          aceitas.length === 0 ? t('lancamentos.colar.button') : t('lancamentos.colar.apply', { n: aceitas.length }),
        onPress: apply,
        byKeys: true,
        porQueNao: plano.colunas.some(({ use }) => use.kind === 'open')
          ? t('lancamentos.colar.columns.say')
          : plano.rolls.length > 0 && plano.roll === null
            ? t('lancamentos.colar.roll.say')
            : aceitas.length === 0
              ? t('lancamentos.colar.nada')
              : null,
      }}
    >
      {de !== null && !named && (
        <p>
          {t('lancamentos.colar.fromWhere', {
            avaliacao: tame(colunas.find(({ chave }) => chave === de.chave)?.titulo ?? ''),
            aluno: tame(livro.linha(de.id).record.nome),
          })}
        </p>
      )}
      {de === null && !named && <ChooseAvaliacao label={t('lancamentos.colar.from')} />}
      <div className={styles.field}>
        <label htmlFor={id}>{t('lancamentos.colar.label')}</label>
        <p id={`${id}-dica`} className={styles.hint}>
          {t('lancamentos.colar.hint')}
        </p>
        <textarea
          id={id}
          className={styles.text}
          aria-describedby={`${id}-dica`}
          spellCheck={false}
          autoComplete="off"
          value={texto}
          onChange={(event) => {
            setTexto(event.target.value)
            setChoices({})
          }}
        />
      </div>
      {plano.titulos !== null && (
        <label className={styles.mark}>
          <input
            type="checkbox"
            checked={plano.titulos}
            onChange={(event) => choose({ titles: event.target.checked })}
          />
          <span>{t('lancamentos.colar.heads')}</span>
        </label>
      )}
      <WhatColumnsAre plano={plano} choices={choices} onChoose={choose} />
      <WhoRowsFollow plano={plano} onChoose={choose} />
      <WhoIsMeant plano={plano} choices={choices} onChoose={choose} />
      {!completo && <p>{t('lancamentos.colar.parcial')}</p>}
      {texto.trim() !== '' && (
        <p role="status">
          {t('lancamentos.colar.summary', {
            novas: count('nova'),
            mudam: count('muda'),
            iguais: count('igual'),
            recusadas: count('recusada'),
          })}
          {doubtful > 0 && ` · ${t('lancamentos.bar.doubtful', { n: doubtful })}`}
        </p>
      )}
      <PastePreview plano={plano} />
    </Panel>
  )
}
