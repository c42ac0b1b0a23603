/** The gradebook once its first page is there: which part is shown, and what all parts share. */
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router-dom'
import { useReads } from '@/api'
import type { Column } from '@/domain/lancamento'
import { useT } from '@/i18n'
import { afterFrame } from '@/ui/action/afterFrame'
import { Button } from '@/ui/action/Button'
import { Empty } from '@/ui/page/Empty'
import { Stack } from '@/ui/page/layout'
import { readsStudents } from '../diario/classe/reads'
import { PrintFoot } from '../shared/PrintFrame'
import { Arrivals, Lido, OtherTab, Restored } from './panels/Notices'
import { useDownload } from './book/classFile'
import { SendBar } from './sending/SendBar'
import { Paste } from './panels/Paste'
import { Conflicts } from './sending/Conflicts'
import { type Diario, DiarioContext, useColumns, useFromSummary, useOrder, usePages } from './context'
import { useDensity } from './grid/density'
import { onSavedElsewhere, useEditor } from './book/editor'
import type { Cursor } from './keys/cursor'
import { Close } from './sending/Close'
import { PublishedChange, useSend } from './sending/SendPanel'
import { ChooseAvaliacao, Tools } from './panels/Tools'
import { Grade } from './grid/Grid'
import { GridFoot } from './grid/GridFoot'
import { Keys } from './panels/Keys'
import { PhoneList } from './grid/PhoneList'
import { openers, usePanel } from './keys/place'
import type { Book } from './book/book'
import { type CellPlace, mayWrite } from './keys/navigate'
import { Pending } from './sending/Pending'
import { Publish } from './sending/Publish'
import { SkipGrid, ClassPicture } from './panels/ClassPicture'
import { AskOnLeaving } from './sending/leave'
import { Sheet, useSheet } from './panels/Sheet'
import { Student } from './panels/Student'
import { Stopped } from './sending/Stopped'
import { nextSort, type SortBy } from './book/sort'
import { useGradebook, useWide } from './useGradebook'
import { type Choice, withoutChoice, viewOf } from './book/view'

/** The first evaluation that can still be written and where somebody has no grade; else the first one. */
function primeiraAberta(livro: Book, colunas: readonly Column[]): Column | null {
  const amostra = livro.todas()
  const aberta = (semNota: boolean) =>
    colunas.find(({ chave }) =>
      amostra.some((linha) => mayWrite(linha, chave) && (!semNota || linha.notas.get(chave)?.valor === null)),
    )
  return aberta(true) ?? aberta(false) ?? colunas[0] ?? null
}

interface Props {
  idClasse: number
  nome: string | null
  /** Of absences; null: unknown. */
  limite: number | null
}

export function GradebookBody({ idClasse, nome, limite }: Props) {
  const t = useT()
  const primeira = useReads(readsStudents({ idClasse })).students
  const { livro, paginas, envio } = useGradebook(idClasse, primeira)
  const { estado } = usePages(paginas)
  const { editor, takeOver } = useEditor(idClasse)
  const editavel = editor === 'here'
  const ordem = useOrder(livro)
  const colunas = useColumns(livro)
  const [params] = useSearchParams()
  const pedida = params.get('falta')
  // chosen once: filling the last missing grade must not turn the page
  const [chave, setChave] = useState(() => pedida ?? primeiraAberta(livro, colunas)?.chave ?? null)
  const [escolha, setEscolha] = useState<Choice>({ ...withoutChoice, semNotaEm: pedida })
  const vista = useMemo(() => viewOf(livro, ordem, escolha), [livro, ordem, escolha])
  const coluna = colunas.find((uma) => uma.chave === chave) ?? colunas[0] ?? null
  const { painel, quadro, abrir, fechar } = usePanel()
  const frase = useRef<HTMLParagraphElement>(null)
  const cursor = useRef<Cursor>(null)
  const larga = useWide()
  const density = useDensity()
  const conflitos = useFromSummary(livro, (resumo) => resumo.conflitos)
  const [resolver, setResolver] = useState(false)

  useEffect(() => onSavedElsewhere(idClasse, paginas.refresh), [idClasse, paginas])
  // a conflict is told when it is found; put off, it waits in the bar
  const [vistos, setVistos] = useState(0)
  if (conflitos !== vistos) {
    setVistos(conflitos)
    if (conflitos > vistos) setResolver(true)
  }

  // asked when it is pressed: the picture is not drawn anew for every page that comes
  const mostrados = useRef(vista)
  useEffect(() => {
    mostrados.current = vista
  }, [vista])
  const irPara = useCallback(
    (id: number, destino: string) => {
      fechar(() => undefined)
      setChave((antes) => (larga ? antes : destino))
      // a cell that the choice of students hides is shown first
      setEscolha((antes) => (mostrados.current.includes(id) ? antes : { ...withoutChoice, sort: antes.sort }))
      requestAnimationFrame(() => cursor.current?.focus(id, destino))
    },
    [larga, fechar],
  )
  const mover = useCallback((id: number, destino: string) => cursor.current?.focus(id, destino), [])
  const dizer = useCallback((fecha?: () => void) => {
    // while a dialog is open nothing else takes the focus
    if (fecha) flushSync(fecha)
    // the bar is in sight anyway: the page stays where it is
    frase.current?.focus({ preventScroll: true })
  }, [])
  const { send, asked, close } = useSend({ livro, envio, dizer })
  // one student alone stands in place of the class, and a page over either
  const [student, setStudent] = useState<CellPlace | null>(null)
  const openStudent = useCallback((id: number, chave: string) => setStudent({ id, chave }), [])
  const closeStudent = () => {
    if (student === null) return
    flushSync(() => setStudent(null))
    const name = document.querySelector<HTMLElement>(`[data-student="${student.id}"]`)
    if (larga && coluna && mayWrite(livro.get(student.id), coluna.chave)) mover(student.id, coluna.chave)
    else name?.focus()
  }
  const sortBy = useCallback(
    // thousands of lines: the press is answered first
    (by: SortBy) =>
      afterFrame(() =>
        startTransition(() => setEscolha((antes) => ({ ...antes, sort: nextSort(livro, antes.sort, by) }))),
      ),
    [livro],
  )
  const [keys, setKeys] = useState(false)
  const showKeys = useCallback(() => setKeys(true), [])
  const diario = useMemo<Diario>(
    () => ({
      livro,
      envio,
      editavel,
      colunas,
      coluna,
      setColuna: setChave,
      vista,
      sort: escolha.sort,
      sortBy,
      completo: estado === 'completo',
      irPara,
      mover,
      dizer,
      send,
      openStudent,
      showKeys,
    }),
    [
      livro,
      envio,
      editavel,
      colunas,
      coluna,
      vista,
      escolha.sort,
      sortBy,
      estado,
      irPara,
      mover,
      dizer,
      send,
      openStudent,
      showKeys,
    ],
  )
  const colar = useCallback((texto: string, de: CellPlace | null) => abrir({ tipo: 'colar', texto, de }), [abrir])
  const voltar = () =>
    fechar(() => {
      if (painel.tipo === 'grade') return
      if (painel.tipo === 'colar' && painel.de) mover(painel.de.id, painel.de.chave)
      else {
        const opener = document.getElementById(openers[painel.tipo])
        // on a phone it is folded
        opener?.closest('details')?.setAttribute('open', '')
        opener?.focus({ preventScroll: true })
      }
    })
  // who comes for an evaluation finds it in sight, with the cursor in its first cell; a phone would open its keys for that
  const [first] = vista
  const opened = useRef(false)
  useEffect(() => {
    if (opened.current || !larga || pedida === null || first === undefined) return
    opened.current = true
    afterFrame(() => cursor.current?.focus(first, pedida))
  }, [larga, pedida, first])
  const sheet = useSheet()
  const baixar = useDownload(livro, colunas, nome)

  if (ordem.length === 0 && estado === 'completo') {
    return (
      <Empty title={t('lancamentos.vazio.title')}>
        <p>{t('lancamentos.vazio.lead')}</p>
      </Empty>
    )
  }
  if (colunas.length === 0 && estado === 'completo') {
    return (
      <Empty title={t('lancamentos.semAvaliacoes.title')}>
        <p>{t('lancamentos.semAvaliacoes.lead')}</p>
      </Empty>
    )
  }
  const bar = editavel && (
    <SendBar onConflitos={() => setResolver(true)} lugar={frase} still={painel.tipo !== 'grade' || student !== null} />
  )
  return (
    <DiarioContext value={diario}>
      <Stack gap={larga ? 2 : 4}>
        <OtherTab paginas={paginas} editor={editor} takeOver={takeOver} />
        {larga && bar}
        {painel.tipo === 'colar' && <Paste inicial={painel.texto} de={painel.de} onClose={voltar} />}
        {painel.tipo === 'publicar' && <Publish onClose={voltar} onSent={() => fechar(() => dizer())} />}
        {painel.tipo === 'fechar' && <Close onClose={voltar} onSent={() => fechar(() => dizer())} />}
        {painel.tipo === 'grade' && student && (
          <Student at={student} onTurn={setStudent} cursor={cursor} onPaste={colar} onClose={closeStudent} />
        )}
        {painel.tipo === 'grade' && !student && (
          <>
            {!larga && <ChooseAvaliacao label={t('lancamentos.avaliacao')} />}
            {!larga && first !== undefined && (
              <div>
                <Button variant="link" onClick={() => openStudent(first, '')}>
                  {t('lancamentos.student.open')}
                </Button>
              </div>
            )}
            <Tools
              escolha={escolha}
              setEscolha={setEscolha}
              onColar={() => colar('', null)}
              onPublicar={() => abrir({ tipo: 'publicar' })}
              onFechar={() => abrir({ tipo: 'fechar' })}
              larga={larga}
            />
            {vista.length === 0 ? (
              <Empty title={t('lancamentos.filtro.nobody')} />
            ) : (
              <div>
                <SkipGrid />
                {larga ? (
                  <div ref={quadro}>
                    <Grade key={density} density={density} limite={limite} cursor={cursor} onPaste={colar} />
                  </div>
                ) : (
                  <PhoneList cursor={cursor} onPaste={colar} />
                )}
              </div>
            )}
          </>
        )}
        {!larga && bar}
        {painel.tipo === 'grade' && (
          <Stack gap={4}>
            {!student && <Arrivals paginas={paginas} />}
            {editavel && (
              <>
                <Stopped />
                <Pending />
                <Restored />
              </>
            )}
            {!student && (
              <>
                <GridFoot
                  larga={larga}
                  density={density}
                  onBaixar={baixar}
                  onSheet={sheet.print}
                  lido={<Lido paginas={paginas} />}
                />
                <ClassPicture />
              </>
            )}
          </Stack>
        )}
        <PrintFoot />
        {sheet.signing && <Sheet />}
        <Conflicts open={resolver} onClose={() => setResolver(false)} />
        <PublishedChange asked={asked} onClose={close} />
        <Keys open={keys} onClose={() => setKeys(false)} />
        <AskOnLeaving />
      </Stack>
    </DiarioContext>
  )
}
