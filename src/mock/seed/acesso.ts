/** The accounts of the cast. Everyone's password is `caderno`. */
import { documentedRole, permissionsOf } from '@/domain/profiles'
import type { AcessoTables, Account } from '../tables/acesso'

const people: readonly [userName: string, idPessoa: number, displayName: string, perfis: readonly number[]][] = [
  ['ana', 1001, 'Ana Prado Souza', [1]],
  ['bruno', 1002, 'Bruno Carvalho Dias', [1]],
  ['pedro', 1003, 'Pedro Prado Souza', [1]],
  ['marta', 2001, 'Marta Prado Souza', [2]],
  ['carla', 3001, 'Carla Menezes', [3]],
  ['rui', 3002, 'Rui Tavares', [3, 2]],
  ['sonia', 4001, 'Sônia Aquino', [4]],
  ['celso', 5001, 'Celso Barreto', [5]],
  ['ivone', 6001, 'Ivone Lemos', [6]],
  ['helena', 7001, 'Helena Vasconcelos', [7]],
  ['otavio', 7002, 'Otávio Rangel', [7]],
  ['sem.perfil', 8001, 'Nilo Sem Perfil', []],
  ['bloqueado', 8002, 'Bruna Bloqueada', [1]],
  ['sessao.curta', 1005, 'Sérgio Sessão Curta', [1]],
]

function account([userName, idPessoa, displayName, perfis]: (typeof people)[number]): Account {
  return {
    idPessoa,
    userName,
    senha: 'caderno',
    displayName,
    perfis: [...perfis],
    // every profile number of the cast has a name
    roles: perfis.map((perfil) => documentedRole(perfil) ?? String(perfil)),
    permissions: [...new Set(perfis.flatMap(permissionsOf))],
    bloqueio: userName === 'bloqueado' ? 'Conta bloqueada pela secretaria. Procure a escola para reativar.' : null,
    sessionSeconds: userName === 'sessao.curta' ? 60 : null,
  }
}

/** The accounts of the cast; nobody is signed in. */
export const seedAcesso = (): AcessoTables => ({ accounts: people.map(account), sessoes: [], tentativas: [] })
