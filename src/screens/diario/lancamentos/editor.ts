/**
 * One tab edits a class at a time (reliability §10): a Web Lock decides, where there is one; else tabs ask each other
 * over a channel. The other tab looks on, and takes over when the first is done.
 */
import { useEffect, useState } from 'react'

/** `here`: this tab edits, until another is heard of · `elsewhere`: another does · `free`: it has finished. */
export type Editor = 'here' | 'elsewhere' | 'free'

const channelName = 'lancamentos'
/** Milliseconds within which a tab that edits answers. */
const answerTime = 200

interface Signal {
  tipo: 'quem' | 'eu' | 'fim' | 'gravou'
  idClasse: number
  /** The page that says so: its own other channels hear it too. */
  de?: number
}
const estaPagina = Math.random()

const openChannel = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName))

/**
 * Claims by Web Lock; the returned function lets the next tab have it. A lock that a page is just giving up (a reload)
 * is asked for twice before another tab is believed in.
 */
function claimByLock(locks: LockManager, idClasse: number, tell: (editor: Editor) => void): () => void {
  const name = `${channelName}.${idClasse}`
  const over = new AbortController()
  const hold = (editor: 'here' | 'free'): Promise<void> | undefined => {
    if (over.signal.aborted) return undefined
    tell(editor)
    return new Promise((done) => {
      over.signal.addEventListener('abort', () => {
        done()
      })
    })
  }
  const ask = (tries: number): void => {
    const got = locks.request(name, { ifAvailable: true }, (lock) => (lock ? hold('here') : 'taken'))
    got
      .then((answer) => {
        if (answer !== 'taken' || over.signal.aborted) return
        if (tries > 1) setTimeout(ask, answerTime, tries - 1)
        else {
          tell('elsewhere')
          locks.request(name, { signal: over.signal }, () => hold('free')).catch(() => undefined)
        }
      })
      .catch(() => undefined)
  }
  ask(2)
  return () => {
    over.abort()
  }
}

/** Claims by asking: whoever edits says so. */
function claimByAsking(channel: BroadcastChannel, idClasse: number, tell: (editor: Editor) => void): () => void {
  let mine = false
  const say = (tipo: Signal['tipo']) => channel.postMessage({ tipo, idClasse } satisfies Signal)
  const timer = setTimeout(() => {
    mine = true
    tell('here')
  }, answerTime)
  const hear = ({ data }: MessageEvent<Signal>) => {
    if (data.idClasse !== idClasse) return
    if (data.tipo === 'quem' && mine) say('eu')
    if (data.tipo === 'eu') {
      clearTimeout(timer)
      tell('elsewhere')
    }
    if (data.tipo === 'fim' && !mine) {
      mine = true
      tell('free')
    }
  }
  channel.addEventListener('message', hear)
  say('quem')
  return () => {
    clearTimeout(timer)
    channel.removeEventListener('message', hear)
    if (mine) say('fim')
  }
}

/**
 * Whether this tab may edit the class. `takeOver` begins here after the other tab has finished; `onSaved` is called
 * when another tab's grades have arrived; `tellSaved` tells the others.
 */
export function useEditor(idClasse: number): { editor: Editor; takeOver: () => void } {
  const [editor, setEditor] = useState<Editor>('here')
  useEffect(() => {
    const channel = openChannel()
    // only in a secure context: on plain HTTP there is none
    const locks = (navigator as { locks?: LockManager }).locks
    const release = locks
      ? claimByLock(locks, idClasse, setEditor)
      : channel
        ? claimByAsking(channel, idClasse, setEditor)
        : null
    return () => {
      release?.()
      channel?.close()
    }
  }, [idClasse])
  return { editor, takeOver: () => setEditor('here') }
}

/** Tells the other tabs of this browser that grades of a class have arrived. */
export function tellSaved(idClasse: number): void {
  const channel = openChannel()
  channel?.postMessage({ tipo: 'gravou', idClasse, de: estaPagina } satisfies Signal)
  channel?.close()
}

/** Calls back when another tab's grades of this class have arrived. */
export function onSavedElsewhere(idClasse: number, listener: () => void): () => void {
  const channel = openChannel()
  channel?.addEventListener('message', ({ data }: MessageEvent<Signal>) => {
    if (data.tipo === 'gravou' && data.idClasse === idClasse && data.de !== estaPagina) listener()
  })
  return () => channel?.close()
}
