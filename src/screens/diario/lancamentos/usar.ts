/** The hooks that hold a gradebook together: its book, its pages, its sending, and the width of the screen. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { call, queryClient } from '@/api'
import { type AproveitamentoAluno, op, type Output } from '@/contract'
import { semRegra } from '@/domain/digitacao'
import { onWipe } from '@/session'
import { settings } from '@/settings'
import { wait } from './calma'
import { tellSaved } from './editor'
import { createEnvio, type Envio } from './enviar'
import { keepAndRestore } from './guardar'
import { Livro } from './livro'
import { createPaginas, type Paginas } from './paginas'

/** Everything of one class that outlives a drawing. */
export interface Caderneta {
  livro: Livro
  paginas: Paginas
  envio: Envio
}

function abrir(
  idClasse: number,
  primeira: { data: Output<typeof op.AproveitamentosAlunos>; updatedAt: number; dropped: number },
  sinal: ',' | '.',
): Caderneta {
  const { grading } = settings()
  const livro = new Livro(idClasse, grading ?? semRegra, sinal)
  livro.merge(primeira.data.itens, null)
  const paginas = createPaginas(livro, primeira.data, primeira)
  const write = (record: AproveitamentoAluno) => call(op.AproveitamentoAluno, record)
  const { readPage, tokens } = paginas
  return { livro, paginas, envio: createEnvio(livro, { readPage, tokens, write, wait, random: Math.random }) }
}

/** Other screens and other tabs read again once a sending and its confirming are over. */
function tellOthers({ livro, envio }: Caderneta): () => void {
  let antes = envio.progresso().fase
  return envio.subscribe(() => {
    const { fase } = envio.progresso()
    if (antes !== fase && fase === 'parado') {
      void queryClient.invalidateQueries({ queryKey: [op.AproveitamentosAlunos.name], refetchType: 'none' })
      tellSaved(livro.idClasse)
    }
    antes = fase
  })
}

/** The gradebook of a class, opened with its first page; it goes on loading, keeps what is unsent, and ends with the screen. */
export function useCaderneta(...args: Parameters<typeof abrir>): Caderneta {
  const [caderneta] = useState(() => abrir(...args))
  useEffect(() => {
    const { livro, paginas, envio } = caderneta
    paginas.start()
    envio.start()
    const stopKeeping = keepAndRestore(livro)
    const overs = [
      tellOthers(caderneta),
      stopKeeping,
      onWipe((change) => {
        // in another profile it is still the same person's work, and waits for them
        if (change === 'profile') stopKeeping()
        envio.end()
        paginas.end()
        livro.wipe()
      }),
    ]
    return () => {
      for (const over of overs) over()
      envio.end()
      paginas.end()
    }
  }, [caderneta])
  return caderneta
}

/** Wide enough for the grid; below, one evaluation at a time. */
const larga = '(min-width: 48rem)'
const onLarga = (listener: () => void) => {
  const media = matchMedia(larga)
  media.addEventListener('change', listener)
  return () => {
    media.removeEventListener('change', listener)
  }
}
export const useLarga = (): boolean => useSyncExternalStore(onLarga, () => matchMedia(larga).matches)
