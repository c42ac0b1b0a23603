// A first and a second visit to the page of the school places, the families' entrance, against the same limit pages.
import { goalsOf, visit } from './visit.mjs'

export const title = 'Page of the school places, first and second visit'
export { processors, targets } from './visit.mjs'
export const goals = goalsOf('the school places')
export const run = (place) => visit(place, '/vagas')
