/**
 * How we ask. Belongs here: requests, errors, freshness, retries, signing in. Does not: rules (domain/), who is signed
 * in (session/), words (i18n/).
 */
export { ApiError, certainlyNotAccepted, type ErrorKind } from './ApiError'
export { leave, profileName, restore, signIn, signOut } from './auth'
export { call } from './call'
export { askHost, isOffline, onConnection, useOffline, useShowsKept } from './connection'
export { askService, prefetch, reading, type Reading, useRead, useShowsRead, useWrite } from './hooks'
export { queryClient } from './queryClient'
export { busyWait } from './retry'
export { prefetchPages, usePages } from './usePages'
