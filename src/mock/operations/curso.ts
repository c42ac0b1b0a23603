/** Curricular activities, equivalences and person records, for the school office (decisions §4). */
import type { Operations } from '../operation'
import { paginate } from '../paging'
import { cursosOf, equivalenciaAt, isAbout } from '../rules/curso'
import { checkPessoa, kept, refuseDuplicate } from '../rules/people'
import { dayOf } from '../rules/calendar'
import { demand } from '../rules/sight'

/** Whether a filter matches; 0 means any (decisions §7). */
const is = (filter: number, value: number | null | undefined) => filter === 0 || filter === value

/** Operations on curricular data and person records. */
export const curso: Operations<
  'AtividadesCurriculares' | 'EquivalenciasCurriculares' | 'InsertPessoaAvaliacaoInterdisciplinar'
> = {
  AtividadesCurriculares(context, ask) {
    demand(context, 'Curso.Ler')
    const { db, caller } = context
    const { atividades, avaliacoesInterdisciplinares } = db.curso
    const theirs = cursosOf(db, caller, ask.idPessoa)
    const { idAtividadeCurricularRequisito: requisito, idAvaliacaoInterdisciplinar: avaliacao, idCurso } = ask
    // null, 0 and an empty text mean "any"; a number may come as text in a query string
    const unfiltered = avaliacao === null || avaliacao === 0 || avaliacao === ''
    const spanned = avaliacoesInterdisciplinares.find(({ id }) => String(id) === String(avaliacao))?.atividades ?? []
    const rows = atividades.filter(
      ({ id, idCurso: of, requisitos }) =>
        is(idCurso, of) &&
        (theirs === null || theirs.has(of ?? 0)) &&
        (requisito === 0 || (requisitos ?? []).includes(requisito)) &&
        (unfiltered || spanned.includes(id)),
    )
    const { rows: itens, tokenPagina } = paginate(rows, ({ id }) => [id], ask)
    return { itens, tokenPagina }
  },

  EquivalenciasCurriculares(context, ask) {
    demand(context, 'Curso.Ler')
    const { db, caller, now } = context
    const theirs = cursosOf(db, caller, ask.idPessoa)
    const dia = dayOf(now)
    const { idAtividadeEquivalenteOfertada: ofertada, idCurso } = ask
    const rows = db.curso.equivalencias.filter(
      (row) =>
        is(idCurso, row.idCurso) &&
        (theirs === null || theirs.has(row.idCurso)) &&
        (ofertada === 0 || isAbout(row, ofertada)),
    )
    const { rows: page, tokenPagina } = paginate(rows, ({ id }) => [id], ask)
    return { itens: page.map((row) => equivalenciaAt(row, dia)), tokenPagina }
  },

  InsertPessoaAvaliacaoInterdisciplinar(context, pessoa) {
    demand(context, 'Pessoa.Inserir')
    const tables = context.db.curso
    checkPessoa(pessoa)
    refuseDuplicate(tables.pessoas, pessoa)
    // ASSUMED (decisions §14): a record without an id gets the next one; one of another system keeps its own.
    const taken = new Set(tables.pessoas.map(({ id }) => id))
    while (taken.has(tables.nextPessoa)) tables.nextPessoa += 1
    tables.pessoas.push(kept(pessoa, pessoa.id || tables.nextPessoa))
  },
}
