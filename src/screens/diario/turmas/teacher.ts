/** The teacher's views of shared addresses, with their words: loaded by teachers only. */
import { type ComponentType, lazy } from 'react'
import { loadMessages } from '@/i18n'

/** A view with the words that students never load. */
export const ofTeacher = (load: () => Promise<ComponentType>) =>
  lazy(async () => {
    const [view] = await Promise.all([load(), loadMessages('lancamentos')])
    return { default: view }
  })

export const TeacherTurmas = ofTeacher(
  async () => (await import('../../lancamentos/classe/TeacherTurmas')).TeacherTurmasView,
)
export const TeacherTurma = ofTeacher(
  async () => (await import('../../lancamentos/classe/TeacherTurma')).TeacherTurmaView,
)
