/** The teacher's views at addresses shared with students; only teachers load them and their words. */
import { type ComponentType, lazy } from 'react'
import { loadMessages } from '@/i18n'

/** Loads a view together with its words, which students never load. */
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
