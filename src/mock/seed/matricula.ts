/** The enrollment part of the seed. */
import type { MatriculaTables } from '../tables/matricula'

export function seedMatricula(_seed: number, today: string): MatriculaTables {
  const ano = Number(today.slice(0, 4))
  return {
    ano,
    periodoLetivo: { id: ano, codigo: String(ano), descricao: `Ano letivo de ${ano}`, vigente: false },
    janelas: { confirmar: null, transferir: null, cadastrar: null },
    unidades: [],
    ofertas: [],
    criancas: [],
    pedidos: [],
    parentescos: [],
    sorteados: 0,
    proximaPessoa: 60_000,
  }
}
