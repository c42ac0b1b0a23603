/** The teacher's views at addresses shared with students; only teachers load them and their words. */
import type { ComponentType } from 'react'
import { loadMessages } from '@/i18n'
import { lazyPart } from '../../shared/lazyPart'

/** Loads a view together with its words, which students never load. */
export const ofTeacher = (load: () => Promise<ComponentType>) =>
  lazyPart(async () => {
    const [view] = await Promise.all([load(), loadMessages('lancamentos')])
    return view
  })

export const TeacherTurmas = ofTeacher(
  async () => (await import('../../lancamentos/classe/TeacherTurmas')).TeacherTurmasView,
)
export const TeacherTurma = ofTeacher(
  async () => (await import('../../lancamentos/classe/TeacherTurma')).TeacherTurmaView,
)
