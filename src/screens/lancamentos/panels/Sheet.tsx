/**
 * The printed class list to be signed: students by number, grades, absences, means and situation. A sheet has at most
 * `perSheet` evaluations; further ones follow on further sheets.
 */
import { partialOf } from '@/domain/notas/notas'
import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Column } from '@/domain/lancamento'
import { formatNota } from '@/domain/notas/writtenGrade'
import { useI18n, useT } from '@/i18n'
import { settings } from '@/settings'
import { ServiceText } from '@/ui/data/ServiceText'
import { PrintFoot } from '../../shared/paper/PrintFrame'
import { Section } from '../../shared/Section'
import { momentInWords } from '../../shared/time/clock'
import { meanDecimals, titleOfClasse } from '../../diario/classe/figures'
import { usePrinting } from '../../shared/paper/usePrinting'
import { useClasse } from '../../diario/classe/useClasse'
import { periodoInWords, usePeriodoOfClasse } from '../../diario/classe/periodoOfClasse'
import { GroupAndWeight, Inactive } from '../classe/words'
import { useGradebookView, useStudentLoading } from '../context'
import { figures } from '../book/figures'
import { unseenCount } from '../book/summary'
import { figureTitles } from '../grid/Figure'
import styles from './Sheet.module.css'

/** The most evaluations that are readable side by side on a landscape sheet. */
const perSheet = 14
/** With more evaluations than this, the columns are too narrow for horizontal titles. */
const few = 8

/** The columns split into as few sheets as possible, of nearly equal size. */
export function parts(columns: readonly Column[]): (readonly Column[])[] {
  const count = Math.max(1, Math.ceil(columns.length / perSheet))
  const size = Math.ceil(columns.length / count)
  return Array.from({ length: count }, (_, i) => columns.slice(i * size, (i + 1) * size))
}

/**
 * The sheet replaces the page in print: alone where it is to be signed (`signing`), else with the chart of the class.
 * It is rendered synchronously before `print()`, because Firefox copies the page at once.
 */
export function useSheet(): { drawn: boolean; signing: boolean; print: () => void } {
  const [signing, setSigning] = useState(false)
  const printing = usePrinting()
  useEffect(() => {
    if (!signing) return
    const end = () => setSigning(false)
    window.addEventListener('afterprint', end)
    return () => window.removeEventListener('afterprint', end)
  }, [signing])
  const print = () => {
    flushSync(() => setSigning(true))
    window.print()
  }
  return { drawn: signing || printing, signing, print }
}

export function Sheet() {
  const blocks = parts(useGradebookView().columns)
  return (
    <div className={styles.sheet}>
      {blocks.map((block, i) => (
        <Block key={block[0]?.chave ?? i} columns={block} part={i + 1} of={blocks.length} />
      ))}
    </div>
  )
}

interface BlockProps {
  columns: readonly Column[]
  part: number
  of: number
}

function Block({ columns, ...which }: BlockProps) {
  const { t, format } = useI18n()
  const { book } = useGradebookView()
  const figure = (valor: number | null | undefined) => (valor == null ? '' : formatNota(valor, book.sign))
  const mean = (valor: number | null) => formatNota(valor, book.sign, meanDecimals)
  const wide = 6 + columns.length
  return (
    <table className={styles.block} data-many={columns.length > few}>
      <colgroup>
        <col className={styles.number} />
        <col className={styles.name} />
        {columns.map(({ chave }) => (
          <col key={chave} />
        ))}
        <col className={styles.figure} span={3} />
        <col className={styles.situation} />
      </colgroup>
      <Head wide={wide} {...which}>
        <tr>
          <th scope="col">{t('lancamentos.sheet.number')}</th>
          <th scope="col" className={styles.name}>
            {t('lancamentos.grade.aluno')}
          </th>
          {columns.map((column) => (
            <th key={column.chave} scope="col" className={styles.evaluation}>
              <div>
                <ServiceText className={styles.what}>{column.nome}</ServiceText>
                <span>
                  <GroupAndWeight column={column} />
                </span>
              </div>
            </th>
          ))}
          {figures.map((of) => (
            <th key={of} scope="col">
              {t(figureTitles[of])}
            </th>
          ))}
          <th scope="col" className={styles.situation}>
            {t('lancamentos.csv.situacao')}
          </th>
        </tr>
      </Head>
      <tbody>
        {/* the number is the position in the service's list. ASSUMED (decisions §7) */}
        {book.all().map(({ id, aluno, record, notas }, i) => (
          <tr key={id}>
            <td>{i + 1}</td>
            <th scope="row" className={styles.name}>
              <ServiceText name>{aluno}</ServiceText>
            </th>
            {columns.map(({ chave }) => (
              <td key={chave}>{figure(notas.get(chave)?.valor)}</td>
            ))}
            <td>{record.faltas === null ? '' : format.number(record.faltas)}</td>
            <td>{mean(partialOf(record))}</td>
            <td>{mean(record.mediaFinal)}</td>
            <td className={styles.situation}>
              {record.ativo ? t('lancamentos.csv.ativo') : <Inactive record={record} />}
            </td>
          </tr>
        ))}
      </tbody>
      <Foot wide={wide} />
    </table>
  )
}

/** Class, period and teacher; parts that the service does not give are left out. */
function Which() {
  const t = useT()
  const { classe } = useClasse()
  const { periodo } = usePeriodoOfClasse(classe)
  const teacher = classe?.professor?.nome
  return (
    <>
      {classe && <ServiceText>{titleOfClasse(classe)}</ServiceText>}
      {periodo && (
        <>
          {' · '}
          <ServiceText>{periodoInWords(periodo)}</ServiceText>
        </>
      )}
      {teacher && (
        <>
          {` · ${t('lancamentos.sheet.teacher')} `}
          <ServiceText name>{teacher}</ServiceText>
        </>
      )}
    </>
  )
}

/** The header of the sheet; the browser repeats a `thead` on each page. */
function Head({ wide, part, of, children }: Omit<BlockProps, 'columns'> & { wide: number; children: ReactNode }) {
  const { t, format } = useI18n()
  const { brand } = settings()
  const { book, loader, whole } = useGradebookView()
  const { updatedAt } = useStudentLoading(loader)
  return (
    <thead>
      <tr>
        <th colSpan={wide} className={styles.head}>
          <p>
            <strong>{t('lancamentos.sheet.title')}</strong> · {brand.name}
            {of > 1 && ` · ${t('lancamentos.sheet.part', { n: part, of })}`}
          </p>
          <p className={styles.which}>
            <Section quiet fallback={null} errorTitle={t('lancamentos.classeFailed')}>
              <Which />
            </Section>
          </p>
          {/* the date of the data, because the sheet may be printed and signed long after it was read */}
          <p>{t('frame.updated.dataOn', momentInWords(format, updatedAt))}</p>
          {!whole && <p>{t('lancamentos.sheet.partial')}</p>}
          {unseenCount(book.summary()) > 0 && <p>{t('lancamentos.sheet.unsent')}</p>}
        </th>
      </tr>
      {children}
    </thead>
  )
}

function Foot({ wide }: { wide: number }) {
  const t = useT()
  return (
    <tfoot>
      <tr>
        <td colSpan={wide} className={styles.foot}>
          <div className={styles.sign}>
            <span>{t('lancamentos.sheet.date')}</span>
            <span>{t('lancamentos.sheet.signature')}</span>
          </div>
          <PrintFoot />
        </td>
      </tr>
    </tfoot>
  )
}
