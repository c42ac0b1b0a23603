/** The class diary: evaluations, messages, class groups, periods, classes and grade records. */
import { type AproveitamentoAluno, type Avaliacao, type Classe, type Nota, Perfil } from '@/contract'
import { mapGrades } from '@/domain/notas/notas'
import { recordAt, ruleOf, withoutHidden } from '../rules/boletim'
import type { Db } from '../db'
import { enterGrades } from '../rules/lancamento'
import { type Context, type Operations, refuse, refuseField } from '../operation'
import { paginate } from '../paging'
import {
  avaliacao,
  callState,
  classe,
  classesOfTurma,
  diarioOf,
  findClasse,
  placesOf,
  nameOf,
  registro,
  recordedAt,
  turma,
} from '../seed/municipality'
import { cursoOfSerie } from '../rules/curso'
import { sortKey } from '../seed/names'
import type { AvaliacaoRow, ClasseRow, TurmaRow } from '../tables/diario'
import { classesInSight, demand, demandClasse, seesClasse, sightOf, sightsOf, type Sight } from '../rules/sight'

const toTurma = ({ id, descricao, limiteFaltas }: TurmaRow) => ({ id, descricao, limiteFaltas })

const toAvaliacao = (row: AvaliacaoRow): Avaliacao => {
  const { id, ordinal, nome, nomeResumido, descricao, data, dataSegundaChamada, peso, tipo } = row
  return { id, ordinal, nome, nomeResumido, descricao, data, dataSegundaChamada, peso, tipo }
}

const periodoOf = (db: Db, id: number) =>
  db.diario.periodos.find((periodo) => (id === 0 ? periodo.vigente : periodo.id === id)) ??
  refuse('NotFound', `Período letivo ${id} não encontrado.`)

/** The names of the fields to embed; unknown ones are ignored (decisions §8). */
function embedded({ dialects }: Context, embutir: string): ReadonlySet<string> {
  if (embutir && dialects.has('plain')) refuse('Validation', 'Parâmetro não reconhecido: embutir.')
  return new Set(dialects.has('bare') ? [] : embutir.split(',').map((nome) => nome.trim().toLowerCase()))
}

/** Adds to the grades of a record the dates of their evaluations that were requested. */
function withDays(record: AproveitamentoAluno, rows: readonly AvaliacaoRow[], asked: ReadonlySet<string>) {
  const fields = (['data', 'dataSegundaChamada'] as const).filter((name) => asked.has(name.toLowerCase()))
  if (fields.length === 0) return record
  const withItsDays = (nota: Nota): Nota => {
    const row = rows.find(({ id }) => id === nota.avaliacaoId)
    return row ? { ...nota, ...Object.fromEntries(fields.map((name) => [name, row[name]])) } : nota
  }
  return mapGrades(record, withItsDays)
}

function toClasse(db: Db, row: ClasseRow, idAluno: number | null, asked: ReadonlySet<string>): Classe {
  const grupo = turma(db, row.idTurma)
  return {
    id: row.id,
    descricao: `${row.disciplina} · ${grupo.descricao}`,
    disciplina: row.disciplina,
    idTurma: grupo.id,
    idPeriodoLetivo: grupo.idPeriodoLetivo,
    ...cursoOfSerie(grupo.serieId),
    professor: { idPessoa: row.professor, nome: nameOf(db, row.professor) },
    horarios: row.horarios,
    sala: row.sala,
    recados: diarioOf(db, row.id).recados.map(({ id }) => id),
    totalAlunos: grupo.alunos,
    ...(idAluno !== null && { aluno: { idPessoa: idAluno, nome: nameOf(db, idAluno) } }),
    ...(asked.has('turma') && { turma: toTurma(grupo) }),
    ...(asked.has('periodoletivo') && { periodoLetivo: periodoOf(db, grupo.idPeriodoLetivo) }),
    ...row.extras,
  }
}

/** The filtered classes of a view; for a view of the whole network, only those of the filtered class groups. */
function linesOf(db: Db, sight: Sight, filter: { idTurma: number; idPeriodoLetivo: number }) {
  const turmas = db.diario.turmas.filter(
    (row) =>
      (filter.idTurma === 0 || row.id === filter.idTurma) &&
      (filter.idPeriodoLetivo === 0 || row.idPeriodoLetivo === filter.idPeriodoLetivo),
  )
  const lines = classesInSight(db, sight)
  if (lines) {
    const remaining = new Set(turmas.map(({ id }) => id))
    return lines.filter(({ row }) => remaining.has(row.idTurma)).map(({ row, idAluno }) => ({ id: row.id, idAluno }))
  }
  return turmas.flatMap((row) => row.professores.map((_, slot) => ({ id: row.id * 10 + slot, idAluno: null })))
}

/** The students of a class whose records a view may see, by position, sorted by name. */
function posicoes(db: Db, { alunos, professor }: Sight, row: ClasseRow): { n: number; nome: string }[] {
  const roll = callState(db, turma(db, row.idTurma))
  // office staff asking about the teacher of the class see all of it
  if (alunos === null || professor === row.professor) return roll
  const places = alunos.flatMap((id) => placesOf(db, id)).filter((place) => place.idTurma === row.idTurma)
  return roll.filter(({ n }) => places.some((place) => place.n === n))
}

/** Operations of the class diary. */
export const diario: Operations<
  | 'GetAvaliacao'
  | 'Classes'
  | 'GetPeriodoLetivo'
  | 'AproveitamentosAlunos'
  | 'GetRecado'
  | 'GetTurma'
  | 'AproveitamentoAluno'
> = {
  GetAvaliacao(context, { id, ...ask }) {
    const sight = sightOf(context, ask)
    if (id === null) refuseField('Informe a avaliação.', 'id')
    const { idClasse, row } = avaliacao(context.db, id)
    demandClasse(context.db, [sight], idClasse)
    return toAvaliacao(row)
  },

  Classes(context, { embutir, ...ask }) {
    const { db } = context
    const lines = linesOf(db, sightOf(context, ask), ask)
    lines.sort((a, b) => (a.idAluno ?? 0) - (b.idAluno ?? 0) || a.id - b.id)
    const { rows, tokenPagina } = paginate(lines, ({ id, idAluno }) => [idAluno ?? 0, id], ask)
    const asked = embedded(context, embutir)
    return { itens: rows.map(({ id, idAluno }) => toClasse(db, classe(db, id), idAluno, asked)), tokenPagina }
  },

  GetPeriodoLetivo(context, { id, ...ask }) {
    sightOf(context, ask)
    return periodoOf(context.db, id)
  },

  AproveitamentosAlunos(context, { idClasse, embutir, ...ask }) {
    const { db, now, dialects } = context
    const sight = sightOf(context, ask)
    const row = classe(db, idClasse)
    demandClasse(db, [sight], idClasse)
    const { avaliacoes } = diarioOf(db, idClasse)
    const alunos = posicoes(db, sight, row)
    const { rows, tokenPagina } = paginate(alunos, ({ nome, n }) => [sortKey(nome), n], ask)
    const asked = embedded(context, embutir)
    const itens = rows.map(({ n }) =>
      withDays(recordAt(db, now, recordedAt(db, idClasse, n).record, avaliacoes), avaliacoes, asked),
    )
    // students and guardians get no grade before its teacher publishes it
    const ofFamily = sight.alunos !== null && !sight.staff
    return { itens: ofFamily && !dialects.has('leaky') ? itens.map(withoutHidden) : itens, tokenPagina }
  },

  GetRecado(context, { id, idPessoa }) {
    const sights = sightsOf(context, idPessoa)
    const { db } = context
    const owner = findClasse(db, Math.floor(id / 10))
    const recado = owner && diarioOf(db, owner.id).recados.find((row) => row.id === id)
    if (!recado) refuse('NotFound', 'Este recado não está mais disponível.')
    demandClasse(db, sights, owner.id)
    return { ...recado }
  },

  GetTurma(context, { id, ...ask }) {
    const { db } = context
    const sight = sightOf(context, ask)
    const row = turma(db, id)
    if (!classesOfTurma(row).some((hers) => seesClasse(db, sight, hers.id))) {
      refuse('Forbidden', 'Você não participa desta turma.')
    }
    return toTurma(row)
  },

  AproveitamentoAluno(context, sent: AproveitamentoAluno) {
    demand(context, 'Diario.Lancar')
    const { db, caller, now } = context
    const { idClasse, row } = registro(db, sent.id)
    if (!caller.perfis.includes(Perfil.Professor) || classe(db, idClasse).professor !== caller.idPessoa) {
      refuse('Forbidden', 'Só o professor da turma lança notas.')
    }
    if (!row.record.ativo) refuse('Conflict', 'O estudante não está mais ativo nesta turma.')
    const open = diarioOf(db, idClasse)
    row.record = enterGrades(row.record, recordAt(db, now, row.record, open.avaliacoes), sent, ruleOf(db, sent.id))
    open.changed = true
  },
}
