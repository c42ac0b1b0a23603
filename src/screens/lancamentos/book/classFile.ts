/** The class as a file for a spreadsheet: what the service holds, not what is still being typed. */
import { whyNoCode } from '@/api'
import { partialOf } from '@/domain/notas/notas'
import { whilePresent } from '@/session'
import type { AproveitamentoAluno } from '@/contract'
import { formatNota } from '@/domain/notas/writtenGrade'
import { fold } from '@/domain/text'
import { nameOfAluno, type Column } from '@/domain/lancamento'
import { type Translate, useT } from '@/i18n'
import { download } from '@/ui/action/download'
import { tame } from '@/ui/data/serviceWords'
import { toast } from '@/ui/action/Toasts'
import type { Line } from './line'
import type { Book } from './book'
import { unseenCount } from './summary'
import { csvText } from '../../shared/paper/csv'
import { meanDecimals } from '../../diario/classe/figures'

/** The class as rows. Figures carry a comma: a Brazilian spreadsheet takes a point for text. */
function rowsOf(t: Translate, lines: readonly Line[], columns: readonly Column[]): string[][] {
  const figure = (valor: number | null) => (valor === null ? '' : String(valor).replace('.', ','))
  const situacao = ({ ativo, motivoInatividade }: AproveitamentoAluno) =>
    ativo ? t('lancamentos.csv.ativo') : [t('lancamentos.inactive'), tame(motivoInatividade)].filter(Boolean).join(': ')
  const top = [
    t('lancamentos.grade.aluno'),
    t('lancamentos.csv.situacao'),
    ...columns.map(({ titulo }) => tame(titulo)),
    t('lancamentos.faltas'),
    t('lancamentos.media.parcial'),
    t('lancamentos.media.final'),
  ]
  const body = lines.map(({ record, notas }) => [
    tame(nameOfAluno(record)),
    situacao(record),
    ...columns.map(({ chave }) => formatNota(notas.get(chave)?.valor ?? null)),
    figure(record.faltas),
    formatNota(partialOf(record), ',', meanDecimals),
    formatNota(record.mediaFinal, ',', meanDecimals),
  ])
  return [top, ...body]
}

/** The name of the file: the class, never a person. `º` becomes an o: some systems take such signs for broken names. */
export const fileName = (titulo: string, classe: string): string =>
  `${[titulo, classe]
    .map((text) => fold(text.normalize('NFKD')).replaceAll(' ', '-'))
    .filter(Boolean)
    .join('-')}.csv`

/** Downloads the class; `nome` is its name once it is known; `whole`: all of its lines could be read. */
export function useDownload(
  book: Book,
  columns: readonly Column[],
  nome: string | null,
  whole: boolean,
): () => Promise<void> {
  const t = useT()
  return () => {
    const file = fileName(t('lancamentos.csv.file'), nome ?? String(book.idClasse))
    const unsent = unseenCount(book.summary()) > 0
    const isHere = whilePresent()
    return csvText(rowsOf(t, book.all(), columns)).then(
      (text) => {
        if (!isHere()) return
        download(file, 'text/csv;charset=utf-8', text)
        const lacks = [
          !whole && t('lancamentos.download.partial'),
          unsent && t('lancamentos.download.withoutUnsent'),
        ].filter(Boolean)
        if (lacks.length > 0) toast(lacks.join(' '))
      },
      // the code that writes it could not be fetched
      async () => {
        const why = await whyNoCode()
        if (isHere()) toast(t(why === 'offline' ? 'lancamentos.download.failed' : 'common.error.codeMissing'))
      },
    )
  }
}
