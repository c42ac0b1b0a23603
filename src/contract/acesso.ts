/** Sign-in and roles: `Auth`, `UnAssignRoles` (contract, Authentication). */
import { wireText } from './common'
import { enumerated } from './enumerations'
import { Perfil } from './numbers'
import { named, write } from './operation'
import { ResponseStatus } from './refusal'
import { z } from './z'

/**
 * Reply of `Auth`. `userId`, `displayName`, `roles`, `permissions`, `perfil` and `perfis` are additive fields that the
 * portal reads when present. ASSUMED (decisions §3).
 */
export const AuthReply = z.looseObject({
  sessionId: z.string(),
  userName: z.string(),
  referrerUrl: z.optional(z.string()),
  responseStatus: z.optional(z.nullable(ResponseStatus)),
  userId: z.optional(z.nullable(z.union([z.int(), z.string()]))),
  displayName: z.optional(z.nullable(z.string())),
  roles: z.optional(z.nullable(z.array(z.string()))),
  permissions: z.optional(z.nullable(z.array(z.string()))),
  perfil: z.optional(z.nullable(enumerated(Perfil))),
  perfis: z.optional(z.nullable(z.array(enumerated(Perfil)))),
})
export type AuthReply = z.infer<typeof AuthReply>

/** The roles and permissions that a person still has after a removal; missing: not told, which is not "none". */
export const UnAssignRolesReply = z.looseObject({
  allRoles: z.optional(z.nullable(z.array(z.string()))),
  allPermissions: z.optional(z.nullable(z.array(z.string()))),
  responseStatus: z.optional(z.nullable(ResponseStatus)),
})
export type UnAssignRolesReply = z.infer<typeof UnAssignRolesReply>

/** The operations of sign-in and roles. */
export const acesso = named({
  /**
   * Signs in (`provider: "credentials"`), returns the live session (empty body) or ends it (`provider:
   * "logout"`). ASSUMED (decisions §3).
   */
  Auth: write({
    open: true,
    bare: true,
    input: z.looseObject({
      provider: wireText(),
      state: wireText(),
      oauth_token: wireText(),
      oauth_verifier: wireText(),
      userName: wireText(),
      password: wireText(),
      rememberMe: z._default(z.boolean(), false),
      continue: wireText(),
      nonce: wireText(),
      uri: wireText(),
      response: wireText(),
      qop: wireText(),
      nc: wireText(),
      cnonce: wireText(),
    }),
    output: AuthReply,
  }),
  /**
   * Removes roles and permissions. Two empty lists remove nothing and return what the person
   * has. ASSUMED (decisions §12).
   */
  UnAssignRoles: write({
    input: z.looseObject({
      userName: wireText(),
      permissions: z._default(z.array(z.string()), () => []),
      roles: z._default(z.array(z.string()), () => []),
    }),
    output: UnAssignRolesReply,
  }),
})
