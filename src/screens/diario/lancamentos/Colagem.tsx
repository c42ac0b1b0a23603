/** Pasting from a spreadsheet: first what would happen, cell by cell; nothing changes before a yes (wish 22). */
import { useId, useState } from 'react'
import { type ItemColado, maxCelulas, type PlanoColagem } from '@/domain/colagem'
import { useI18n } from '@/i18n'
import { announce } from '@/ui/live'
import { ServiceText } from '@/ui/ServiceText'
import { tame } from '@/ui/serviceWords'
import { StateLabel } from '@/ui/StateLabel'
import { Table } from '@/ui/Table'
import type { Tone } from '@/ui/tone'
import { useErroNota } from './Celula'
import { useDiario } from './contexto'
import { EscolherAvaliacao } from './Ferramentas'
import type { Celula } from './navegar'
import { Painel } from './Painel'
import styles from './Painel.module.css'
import { usePlano } from './plano'

const tons: Record<ItemColado['resultado'], Tone> = { nova: 'ok', muda: 'info', igual: 'neutral', recusada: 'bad' }

const lugar = ({ id, chave }: ItemColado) => `${id} ${chave}`

function Previa({ plano }: { plano: PlanoColagem }) {
  const { t, format } = useI18n()
  const say = useErroNota()
  const figura = (valor: number | null) => (valor === null ? '—' : format.grade(valor))
  const motivo = ({ motivo }: ItemColado) => {
    if (motivo === null) return null
    if (motivo === 'naoNumero' || motivo === 'foraDaEscala' || motivo === 'casasDemais') return say(motivo)
    return t(`lancamentos.colar.motivo.${motivo}`)
  }
  const { linhas, colunas, titulos, celulas } = plano.sobras
  const avisos = [
    linhas > 0 && t('lancamentos.colar.sobraLinhas', { n: linhas }),
    colunas > 0 && t('lancamentos.colar.sobraColunas', { n: colunas }),
    titulos.length > 0 && t('lancamentos.colar.sobraTitulos', { n: titulos.length, titulos: titulos.join(', ') }),
    celulas > 0 && t('lancamentos.colar.sobraCelulas', { n: celulas, max: maxCelulas }),
  ].filter((aviso) => aviso !== false)
  // a student named twice: the first figure stands there
  const aceitos = new Map(
    plano.itens.filter(({ resultado }) => resultado !== 'recusada').map((item) => [lugar(item), item.valor]),
  )
  const ficara = (item: ItemColado) => aceitos.get(lugar(item)) ?? item.antes
  // what needs a look comes first
  const ordem = { recusada: 0, muda: 1, nova: 2, igual: 3 }
  const itens = [...plano.itens].sort((a, b) => ordem[a.resultado] - ordem[b.resultado])
  return (
    <>
      {plano.semPar.length > 0 && (
        <div>
          <h3>{t('lancamentos.colar.semPar', { n: plano.semPar.length })}</h3>
          <ul className={styles.lista}>
            {plano.semPar.map(({ nome, motivo }, i) => (
              <li key={i}>
                <bdi>{nome || '—'}</bdi> – {t(`lancamentos.colar.${motivo}`)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {avisos.map((aviso) => (
        <p key={aviso}>{aviso}</p>
      ))}
      {itens.length > 0 && (
        <div className={styles.tabela}>
          <Table
            caption={t('lancamentos.colar.caption')}
            captionHidden
            compact
            rows={itens}
            rowKey={(_, i) => i}
            columns={[
              {
                key: 'aluno',
                head: t('lancamentos.grade.aluno'),
                cell: ({ nome }) => <ServiceText>{nome}</ServiceText>,
              },
              {
                key: 'coluna',
                head: t('lancamentos.avaliacao'),
                cell: ({ coluna }) => <ServiceText className={styles.avaliacao}>{coluna}</ServiceText>,
              },
              { key: 'antes', head: t('lancamentos.colar.antes'), numeric: true, cell: ({ antes }) => figura(antes) },
              {
                key: 'depois',
                head: t('lancamentos.colar.depois'),
                numeric: true,
                cell: (item) => figura(ficara(item)),
              },
              {
                key: 'resultado',
                head: t('lancamentos.colar.resultado.title'),
                cell: (item) => (
                  <span className={styles.resultado}>
                    <StateLabel tone={tons[item.resultado]}>
                      {t(`lancamentos.colar.resultado.${item.resultado}`)}
                    </StateLabel>{' '}
                    <span>{motivo(item)}</span>
                    {item.resultado === 'recusada' && (
                      <span className={styles.colado}>
                        {t('lancamentos.colar.colado')} <bdi>{item.texto}</bdi>
                      </span>
                    )}
                  </span>
                ),
              },
            ]}
          />
        </div>
      )}
    </>
  )
}

export function Colagem({ inicial, de, onClose }: { inicial: string; de: Celula | null; onClose: () => void }) {
  const { t } = useI18n()
  const { livro, completo, colunas, irPara } = useDiario()
  const id = useId()
  const [texto, setTexto] = useState(inicial)
  const [comTitulos, setComTitulos] = useState<boolean>()
  const plano = usePlano(texto, de, comTitulos)
  const aceitas = plano.itens.filter(({ resultado }) => resultado === 'nova' || resultado === 'muda')
  const count = (resultado: ItemColado['resultado']) =>
    plano.itens.filter((item) => item.resultado === resultado).length
  const apply = () => {
    livro.paste(aceitas)
    announce(t('lancamentos.colar.feita', { n: aceitas.length }))
    const [primeira] = aceitas
    if (primeira) irPara(primeira.id, primeira.chave)
  }
  return (
    <Painel
      title={t('lancamentos.colar.title')}
      onClose={onClose}
      acao={{
        label:
          aceitas.length === 0 ? t('lancamentos.colar.botao') : t('lancamentos.colar.aplicar', { n: aceitas.length }),
        onPress: apply,
        porQueNao: aceitas.length === 0 ? t('lancamentos.colar.nada') : null,
      }}
    >
      {/* titles in the first row say it themselves */}
      {de !== null && plano.titulos !== true && (
        <p>
          {t('lancamentos.colar.deOnde', {
            avaliacao: tame(colunas.find(({ chave }) => chave === de.chave)?.titulo ?? ''),
            aluno: tame(livro.linha(de.id).record.nome),
          })}
        </p>
      )}
      {de === null && plano.titulos !== true && <EscolherAvaliacao label={t('lancamentos.colar.aPartir')} />}
      <div className={styles.campo}>
        <label htmlFor={id}>{t('lancamentos.colar.label')}</label>
        <p id={`${id}-dica`} className={styles.dica}>
          {t('lancamentos.colar.dica')}
        </p>
        <textarea
          id={id}
          className={styles.texto}
          aria-describedby={`${id}-dica`}
          spellCheck={false}
          autoComplete="off"
          value={texto}
          onChange={(event) => {
            setTexto(event.target.value)
            setComTitulos(undefined)
          }}
        />
      </div>
      {plano.titulos !== null && (
        <label className={styles.marca}>
          <input type="checkbox" checked={plano.titulos} onChange={(event) => setComTitulos(event.target.checked)} />
          <span>{t('lancamentos.colar.titulos')}</span>
        </label>
      )}
      {!completo && <p>{t('lancamentos.colar.parcial')}</p>}
      {texto.trim() !== '' && (
        <p role="status">
          {t('lancamentos.colar.resumo', {
            novas: count('nova'),
            mudam: count('muda'),
            iguais: count('igual'),
            recusadas: count('recusada'),
          })}
        </p>
      )}
      <Previa plano={plano} />
    </Painel>
  )
}
