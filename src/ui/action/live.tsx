/** Announcements without moving the focus: one polite and one assertive live region, in the page from the start. */
import { useEffect, useState } from 'react'
import { onWipe } from '@/session'

export type Urgency = 'polite' | 'assertive'
interface Speaker {
  say: (text: string, urgency: Urgency) => void
  quiet: (text: string) => void
}

/** The mounted regions, innermost last: an open dialog has its own, because everything outside it is inert. */
const speakers: Speaker[] = []
const unsaid: [string, Urgency][] = []
// words for one person must not reach the next
onWipe(() => unsaid.splice(0))
/** Milliseconds until the region is emptied: screen readers have read it, and the same words can be said again. */
const heardAfter = 5000
/** Milliseconds within which no screen reader has begun to read. */
const unheard = 100

/** Announces words to screen readers: results and counts politely, failures assertively. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  const speaker = speakers.at(-1)
  if (speaker) speaker.say(text, urgency)
  else unsaid.push([text, urgency])
}

/** Announces the words whenever they change; an empty value announces nothing. */
export function useAnnounced(text: string | false | null | undefined, urgency?: Urgency): void {
  useEffect(() => {
    if (text) announce(text, urgency)
  }, [text, urgency])
}

/** Removes words that have stopped being true, so that a screen reader does not find "loading" in the page later. */
export function unsay(text: string): void {
  for (const speaker of speakers) speaker.quiet(text)
}

/** The two regions, mounted once in the shell and once in each open dialog. */
export function LiveRegions() {
  const [said, setSaid] = useState({ polite: '', assertive: '' })
  useEffect(() => {
    const timers = new Map<Urgency, ReturnType<typeof setTimeout>>()
    const last = new Map<Urgency, { text: string; at: number }>()
    const say: Speaker['say'] = (text, urgency) => {
      last.set(urgency, { text, at: performance.now() })
      // a screen reader reads only text that has changed, so the same words must differ somehow
      setSaid((before) => ({ ...before, [urgency]: before[urgency] === text ? `${text}\u00A0` : text }))
      clearTimeout(timers.get(urgency))
      timers.set(
        urgency,
        setTimeout(() => setSaid((before) => ({ ...before, [urgency]: '' })), heardAfter),
      )
    }
    const quiet = (text: string) => {
      if (last.get('polite')?.text === text) last.delete('polite')
      setSaid((before) => (before.polite.trim() === text ? { ...before, polite: '' } : before))
    }
    const speaker = { say, quiet }
    speakers.push(speaker)
    const stop = onWipe(() => {
      last.clear()
      setSaid({ polite: '', assertive: '' })
    })
    for (const [text, urgency] of unsaid.splice(0)) say(text, urgency)
    return () => {
      stop()
      speakers.splice(speakers.indexOf(speaker), 1)
      for (const timer of timers.values()) clearTimeout(timer)
      // words said by the press that closed the dialog were not read yet, so the outer regions say them
      for (const [urgency, { text, at }] of last)
        if (speakers.length > 0 && performance.now() - at < unheard) announce(text, urgency)
    }
  }, [])
  return (
    <div className="visually-hidden">
      <div role="status" aria-live="polite">
        {said.polite}
      </div>
      <div role="alert" aria-live="assertive">
        {said.assertive}
      </div>
    </div>
  )
}
