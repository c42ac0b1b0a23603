/**
 * How we ask. Belongs here: requests, errors, freshness, retries, signing in. Does not: rules (domain/), who is signed
 * in (session/), words (i18n/).
 */
export { ApiError, type ErrorKind } from './ApiError'
export { fetchSignIn, recallAhead, restoreIfAny } from './atEntrance'
export { leave, restore, signIn, signOut, switchProfile } from './auth'
export { readOnce } from './call'
export { askHost, isOffline, isServiceGone, onConnection, useOffline, useServiceGone, useShowsKept } from './connection'
export { askService, prefetch, reading, refreshReads, type Reading, useRead, useShowsRead } from './hooks'
export { runMutation, useTask, useWrite } from './mutation'
export { type NotSent, type Outcome, outcomeOf } from './outcome'
export { queryClient } from './queryClient'
export { askList, askOne, type Reads, useReads } from './reads'
export { busyWait } from './retry'
export { prefetchPages, useFirstPage, usePages } from './usePages'
export { useSignIn } from './useSignIn'
export { write } from './write'
