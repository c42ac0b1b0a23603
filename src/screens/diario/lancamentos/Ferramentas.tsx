/** What is looked at and in which order, and the ways in and out: paste, file, publishing, closing. */
import { type ReactNode, useId, useRef, useState } from 'react'
import { useT } from '@/i18n'
import { Button } from '@/ui/Button'
import { Disclosure } from '@/ui/Disclosure'
import { ServiceText } from '@/ui/ServiceText'
import { tame } from '@/ui/serviceWords'
import { useDiario } from './contexto'
import styles from './Ferramentas.module.css'
import { abridores } from './lugar'
import { podeEscrever } from './navegar'
import { type Escolha, type Ordem, semEscolha } from './vista'

interface Props {
  escolha: Escolha
  setEscolha: (escolha: Escolha) => void
  onColar: () => void
  onPublicar: () => void
  onFechar: () => void
  onBaixar: () => void
  /** When the class was read. */
  lido: ReactNode
  /** On a phone what is rarely looked for is folded: the evaluation and the fields come first. */
  larga: boolean
}

function Campo({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className={styles.campo}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

/** Which evaluation: the phone shows one at a time; the picture, publishing and closing speak of one. */
export function EscolherAvaliacao({ label }: { label: string }) {
  const t = useT()
  const { colunas, coluna, setColuna } = useDiario()
  return (
    <Campo label={label}>
      {(id) => (
        <select id={id} lang="pt-BR" value={coluna?.chave ?? ''} onChange={(event) => setColuna(event.target.value)}>
          {colunas.map(({ chave, nome, grupo }) => (
            <option key={chave} value={chave}>
              {tame(`${nome} · ${grupo ?? t('lancamentos.complementar')}`)}
            </option>
          ))}
        </select>
      )}
    </Campo>
  )
}

export function Ferramentas({ escolha, setEscolha, onColar, onPublicar, onFechar, onBaixar, lido, larga }: Props) {
  const t = useT()
  const { livro, editavel, completo, colunas, coluna, vista, mover } = useDiario()
  // said once for all of them, and its line stays: what stands below may not move when the last page comes
  const [esperou] = useState(!completo)
  const idEspera = useId()
  const espera = completo ? null : idEspera
  const semNota = escolha.semNotaEm !== null
  const alguns = semNota || escolha.nome !== ''
  const nota = useRef<HTMLParagraphElement>(null)
  const [mostrou, setMostrou] = useState(false)
  const doFiltro = colunas.find(({ chave }) => chave === escolha.semNotaEm) ?? coluna
  const baixar = (
    <Button variant="link" onClick={onBaixar} disabledBy={espera}>
      {t('lancamentos.baixar.botao')}
    </Button>
  )
  // once a term: on a phone it leaves the room to the students
  const fechar = editavel && (
    <Button id={abridores.fechar} onClick={onFechar} disabledBy={espera}>
      {t('lancamentos.close.open')}
    </Button>
  )
  const procura = (
    <div className={styles.linha}>
      <Campo label={t('lancamentos.filtro.nome')}>
        {(id) => (
          <input
            id={id}
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={escolha.nome}
            onChange={(event) => setEscolha({ ...escolha, nome: event.target.value })}
            onKeyDown={(event) => {
              const first = vista.find((one) => podeEscrever(livro.get(one), coluna?.chave ?? ''))
              if (event.key === 'Enter' && first !== undefined) mover(first, coluna?.chave ?? '')
            }}
          />
        )}
      </Campo>
      <Campo label={t('lancamentos.ordem.label')}>
        {(id) => (
          <select
            id={id}
            value={escolha.ordem}
            // the cast: the options are these three
            onChange={(event) => setEscolha({ ...escolha, ordem: event.target.value as Ordem })}
          >
            {(['lista', 'az', 'za'] as const).map((ordem) => (
              <option key={ordem} value={ordem}>
                {t(`lancamentos.ordem.${ordem}`)}
              </option>
            ))}
          </select>
        )}
      </Campo>
      {doFiltro && (
        <label className={styles.marca}>
          <input
            type="checkbox"
            checked={semNota}
            onChange={() => setEscolha({ ...escolha, semNotaEm: semNota ? null : doFiltro.chave })}
          />
          <span>
            {t('lancamentos.filtro.semNota')} <ServiceText>{doFiltro.titulo}</ServiceText>
          </span>
        </label>
      )}
    </div>
  )
  return (
    <div className={`${styles.ferramentas} no-print`}>
      {larga ? (
        procura
      ) : (
        <Disclosure summary={t('lancamentos.filtro.abrir')}>
          {procura}
          <div className={styles.linha}>
            {fechar}
            {baixar}
          </div>
        </Disclosure>
      )}
      <div className={styles.linha}>
        {editavel && (
          <>
            <Button id={abridores.colar} onClick={onColar}>
              {t('lancamentos.colar.botao')}
            </Button>
            <Button id={abridores.publicar} onClick={onPublicar} disabledBy={espera}>
              {t('lancamentos.publicar.botao')}
            </Button>
          </>
        )}
        {larga && fechar}
        {larga && baixar}
        <div className={styles.lido}>{lido}</div>
      </div>
      {esperou && (
        <p id={idEspera} className={styles.espera}>
          {!completo && t('lancamentos.espera')}
        </p>
      )}
      <div className={`${styles.linha} ${styles.achados}`}>
        {/* that nobody is left is said in place of the students */}
        <p ref={nota} tabIndex={-1} role="status" className={vista.length > 0 ? styles.nota : 'visually-hidden'}>
          {alguns || mostrou ? t('lancamentos.filtro.achados', { n: vista.length }) : ''}
        </p>
        {/* what makes the list shorter is folded on a phone, and may have been chosen on the home */}
        {alguns && (
          <Button
            variant="link"
            onClick={() => {
              setEscolha({ ...semEscolha, ordem: escolha.ordem })
              setMostrou(true)
              nota.current?.focus({ preventScroll: true })
            }}
          >
            {t('lancamentos.filtro.mostrarTodos')}
          </Button>
        )}
      </div>
    </div>
  )
}
