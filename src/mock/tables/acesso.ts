/** Tables of the subject acesso: accounts, live sessions and wrong passwords. Plain data; moments in milliseconds. */

/** An account, which may be blocked (`bloqueio`); rows of `seed/acesso.ts`. */
export interface Account {
  idPessoa: number
  userName: string
  senha: string
  displayName: string
  /** Profiles of decisions §4; empty for a person without any. */
  perfis: number[]
  roles: string[]
  permissions: string[]
  /** Why the account is blocked; null when it may sign in. */
  bloqueio: string | null
  /** Seconds after which every session of this account ends; null for the usual time. */
  sessionSeconds: number | null
}

/** A session; `expires` in milliseconds since the epoch. */
export interface SessionRow {
  /** 128 random bits as hexadecimal text: opaque (decisions §3). */
  id: string
  userName: string
  expires: number
}

/** Wrong passwords of one user name; `until` is the end of the waiting time, 0 when there is none. */
export interface Attempts {
  userName: string
  falhas: number
  until: number
}

/** The tables of accounts, sessions and wrong passwords. */
export interface AcessoTables {
  accounts: Account[]
  sessoes: SessionRow[]
  tentativas: Attempts[]
}
