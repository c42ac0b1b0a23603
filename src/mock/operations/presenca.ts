/**
 * Attendance by position (mock/README §12). The service picks the class by the caller's
 * timetable. ASSUMED (decisions §13).
 */
import { Perfil } from '@/contract'
import { distanceMeters } from '@/domain/geo'
import type { Db } from '../db'
import { type Operations, refuse, type SignedContext } from '../operation'
import { classesOfAluno, placesOf, recordedAt, turma } from '../seed/municipality'
import { openAt, windowInWords, windowsOfDay, metresInWords, nextOne } from '../rules/lessons'
import type { ClasseRow } from '../tables/diario'
import { dayOf, hourInWords, hourOf } from '../rules/calendar'
import { demand } from '../rules/sight'

/** Students mark their own attendance only (decisions §4). */
function marker(context: SignedContext, idPessoa: number, perfil: number): number {
  const { caller } = context
  demand(context, 'Presenca.Marcar')
  // the profile may have been removed since it was chosen
  if (!caller.perfis.includes(Perfil.Aluno) || (perfil !== 0 && perfil !== Perfil.Aluno)) {
    refuse('Forbidden', 'Só estudantes marcam presença pela posição.')
  }
  if (idPessoa !== 0 && idPessoa !== caller.idPessoa) refuse('Forbidden', 'Você só pode marcar a sua própria presença.')
  return caller.idPessoa
}

/** The classes of the current period that a student attends. */
function classesOfToday(db: Db, idPessoa: number): ClasseRow[] {
  const vigentes = new Set(db.diario.periodos.filter(({ vigente }) => vigente).map(({ id }) => id))
  return classesOfAluno(db, idPessoa).filter(({ idTurma }) => vigentes.has(turma(db, idTurma).idPeriodoLetivo))
}

/** The student's record in a class, which says whether they are active in it. */
function recordEm(db: Db, idPessoa: number, { id, idTurma }: ClasseRow) {
  const place = placesOf(db, idPessoa).find((row) => row.idTurma === idTurma)
  return place ? recordedAt(db, id, place.n).record : null
}

const isActive = (db: Db, idPessoa: number, classe: ClasseRow) => recordEm(db, idPessoa, classe)?.ativo === true

/** The next time at which a class of the active student opens, in words. */
function when(db: Db, idPessoa: number, classes: readonly ClasseRow[], dia: string, hour: string): string {
  const mine = classes.filter((classe) => isActive(db, idPessoa, classe))
  const next = nextOne(mine, dia, hour)
  return next ? `O próximo horário é ${windowInWords(next, dia)}.` : 'Não há próxima aula marcada.'
}

/** The operation of attendance by position. */
export const presenca: Operations<'MarcarPresencaPost'> = {
  MarcarPresencaPost: (context, { idPessoa: asked, latitude, longitude, perfil }) => {
    const { db, now } = context
    const idPessoa = marker(context, asked, perfil)
    const [dia, hour] = [dayOf(now), hourOf(now)]
    const no = (message: string) => refuse('Refused', message)

    const classes = classesOfToday(db, idPessoa)
    if (classes.length === 0) return no('Você não está vinculado a nenhuma turma deste período. Procure a secretaria.')
    const today = windowsOfDay(classes, dia)
    if (today.length === 0) return no(`Você não tem aula hoje. ${when(db, idPessoa, classes, dia, hour)}`)
    const timeframe = openAt(today, hour)
    if (!timeframe) return no(`Fora do horário de marcar presença. ${when(db, idPessoa, classes, dia, hour)}`)

    const { classe } = timeframe
    const record = recordEm(db, idPessoa, classe)
    if (!record?.ativo) {
      const motivo = record?.motivoInatividade ? `: ${record.motivoInatividade}` : ''
      return no(`Você não tem vínculo ativo com a turma de ${classe.disciplina}${motivo}. Procure a secretaria.`)
    }
    const done = db.presenca.marcacoes.find(
      (row) => row.idPessoa === idPessoa && row.idClasse === classe.id && row.dia === dia,
    )
    // a second press, or one after a lost answer, succeeds too (mock/README §12)
    if (done) {
      context.looked()
      return { marcado: true, message: `Presença já marcada em ${classe.disciplina} às ${hourInWords(done.hour)}.` }
    }

    const local = db.presenca.locais.find(({ idEscola }) => idEscola === turma(db, classe.idTurma).idEscola)
    if (typeof local?.latitude !== 'number' || local.longitude === null) {
      return no('A escola ainda não tem posição no mapa. Fale com a professora ou o professor.')
    }
    const metros = distanceMeters({ latitude, longitude }, { latitude: local.latitude, longitude: local.longitude })
    if (metros > local.radius) {
      return no(`Você está a ${metresInWords(metros)} da escola; a presença é marcada até ${local.radius} m dela.`)
    }
    db.presenca.marcacoes.push({ idPessoa, idClasse: classe.id, dia, hour })
    return { marcado: true, message: `Presença marcada em ${classe.disciplina} às ${hourInWords(hour)}.` }
  },
}
