/** Somebody else changed a grade meanwhile: both figures side by side, the teacher chooses for each. */
import { useState } from 'react'
import { formatNota } from '@/domain/notas/typedGrade'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { Dialog } from '@/ui/action/Dialog'
import { ServiceText } from '@/ui/data/ServiceText'
import styles from './Conflicts.module.css'
import { useDiario, useSummary } from '../context'
import { choose } from '../book/lineSteps'

type Qual = 'minha' | 'agora'

export function Conflicts({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT()
  const { livro, envio, colunas } = useDiario()
  useSummary(livro)
  const [escolhas, setEscolhas] = useState<Readonly<Record<string, Qual>>>({})
  const [falta, setFalta] = useState(false)
  const linhas = open ? livro.escritas().filter(({ conflitos }) => conflitos.length > 0) : []
  const celulas = linhas.flatMap(({ id, record, conflitos }) =>
    conflitos.map((conflito) => ({ ...conflito, id, aluno: record.nome, lugar: `${id} ${conflito.chave}` })),
  )
  const figura = (valor: number | null) =>
    valor === null ? t('moldura.ui.grade.semNota') : formatNota(valor, livro.sinal)
  const all = (qual: Qual) => setEscolhas(Object.fromEntries(celulas.map(({ lugar }) => [lugar, qual])))
  const submit = () => {
    if (celulas.some(({ lugar }) => !escolhas[lugar])) {
      setFalta(true)
      return
    }
    const ids = new Set<number>()
    for (const { id, chave, lugar } of celulas) {
      const qual = escolhas[lugar] ?? 'agora'
      choose(livro, id, chave, qual)
      if (qual === 'minha') ids.add(id)
    }
    setEscolhas({})
    setFalta(false)
    onClose()
    if (ids.size > 0) void envio.send([...ids])
  }
  return (
    <Dialog
      open={open && celulas.length > 0}
      title={t('lancamentos.conflito.title', { n: celulas.length })}
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" onClick={submit}>
            {t('lancamentos.conflito.send')}
          </Button>
          <Button onClick={onClose}>{t('lancamentos.conflito.later')}</Button>
        </>
      }
    >
      <p>{t('lancamentos.conflito.lead')}</p>
      {celulas.length > 1 && (
        <div className={styles.all}>
          <Button variant="link" onClick={() => all('minha')}>
            {t('lancamentos.conflito.allMine')}
          </Button>
          <Button variant="link" onClick={() => all('agora')}>
            {t('lancamentos.conflito.allCurrent')}
          </Button>
        </div>
      )}
      {falta && (
        <p role="alert" className={styles.falta}>
          {t('lancamentos.conflito.missing')}
        </p>
      )}
      {celulas.map(({ lugar, aluno, chave, minha, agora }) => (
        <fieldset key={lugar} className={styles.cell}>
          <legend>
            <ServiceText>{aluno}</ServiceText>
            {' · '}
            <ServiceText>{colunas.find((coluna) => coluna.chave === chave)?.titulo ?? ''}</ServiceText>
          </legend>
          {(['minha', 'agora'] as const).map((qual) => (
            <label key={qual}>
              <input
                type="radio"
                name={lugar}
                checked={escolhas[lugar] === qual}
                onChange={() => {
                  setEscolhas({ ...escolhas, [lugar]: qual })
                  setFalta(false)
                }}
              />
              <span>
                {t(`lancamentos.conflito.${qual}`)} <strong>{figura(qual === 'minha' ? minha : agora)}</strong>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </Dialog>
  )
}
