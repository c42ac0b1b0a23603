/** Announces how many schools a search found, once the person pauses. */
import { useEffect } from 'react'
import { announce } from '@/ui/action/live'

/** Milliseconds after the last keystroke. */
const settled = 500

export function useFoundAnnounced(typed: string, found: string): void {
  useEffect(() => {
    if (typed === '') return
    const timer = setTimeout(() => announce(found), settled)
    return () => clearTimeout(timer)
  }, [typed, found])
}
