/**
 * The plan of Vila Serena's map, in metres from its centre (east and south positive). It imports no other room, since
 * the build runs it.
 */
import { bairros, escolas } from '../seed/schools.ts'
import { metersOf, type Spot } from './projection.ts'

/** One shape of the plan. `width` in metres; areas have none. `least`: the lowest zoom at which it is drawn. */
export type Shape =
  | { kind: 'line'; ink: string; width: number; points: readonly Spot[]; least: number }
  | { kind: 'area'; ink: string; points: readonly Spot[]; least: number }
  /** `size` in metres, or in screen pixels where text must stay readable at low zoom. */
  | {
      kind: 'words'
      text: string
      at: Spot
      size: { meters: number } | { pixels: number }
      least: number
      most: number
    }

const spots = (...pairs: [x: number, y: number][]): Spot[] => pairs.map(([x, y]) => ({ x, y }))

/** The centre of each district's schools, and the rotation of its streets (degrees). */
const districts = bairros.map((name, i) => {
  const here = escolas.flatMap(({ bairro, place }) => (bairro === name && place ? [metersOf(place)] : []))
  const middle = (axis: 'x' | 'y') => here.reduce((sum, spot) => sum + spot[axis], 0) / here.length
  return { name, at: { x: middle('x'), y: middle('y') }, turn: (i * 17) % 60 }
})

function turned({ x, y }: Spot, degrees: number, around: Spot): Spot {
  const angle = (degrees * Math.PI) / 180
  return {
    x: around.x + x * Math.cos(angle) - y * Math.sin(angle),
    y: around.y + x * Math.sin(angle) + y * Math.cos(angle),
  }
}

/** Metres: half the extent of a district's streets, and the distance between two of them. */
const extent = 480
const block = 96

const streets = districts.flatMap(({ at, turn }) =>
  Array.from({ length: 11 }, (_, i) => (i - 5) * block).flatMap((off): Shape[] => {
    // shorter towards the edge, so that a district is round
    const half = Math.sqrt(extent ** 2 - (off * 0.85) ** 2)
    const street = (from: Spot, to: Spot): Shape => ({
      kind: 'line',
      ink: '--surface',
      width: 11,
      points: [turned(from, turn, at), turned(to, turn, at)],
      least: 14,
    })
    return [street({ x: off, y: -half }, { x: off, y: half }), street({ x: -half, y: off }, { x: half, y: off })]
  }),
)

const avenue = (...points: Spot[]): Shape => ({ kind: 'line', ink: '--surface', width: 24, points, least: 0 })
/** Avenues from the first district, in the centre of the town, to each of the others. */
const avenues = districts.slice(1).map(({ at }) => avenue(districts[0]?.at ?? at, { x: at.x, y: 0 }, at))

const river: Shape = {
  kind: 'line',
  ink: '--info-bg',
  width: 70,
  points: spots([-2400, -1500], [-1300, -900], [-500, -620], [300, 280], [900, 900], [1500, 1100], [2400, 2000]),
  least: 0,
}

const square = ({ x, y }: Spot, half: number): Spot[] =>
  spots([x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half])
const built: Shape[] = districts.map(({ at }) => ({
  kind: 'area',
  ink: '--border',
  points: Array.from({ length: 24 }, (_, i) => turned({ x: extent + 60, y: 0 }, i * 15, at)),
  least: 0,
}))
const parks = spots([520, -420], [-820, 120], [-700, -1500], [1300, 500]).map((at): Shape => {
  return { kind: 'area', ink: '--ok-bg', points: square(at, 150), least: 12 }
})

const schools = escolas.flatMap(({ nome, place }): Shape[] => {
  if (!place) return []
  const at = metersOf(place)
  return [
    { kind: 'area', ink: '--warn-bg', points: square(at, 34), least: 14 },
    { kind: 'area', ink: '--warn-line', points: square(at, 12), least: 13 },
    { kind: 'words', text: nome, at: { x: at.x, y: at.y + 48 }, size: { meters: 9 }, least: 16, most: 30 },
  ]
})
const names = districts.map(({ name, at }): Shape => {
  return { kind: 'words', text: name, at, size: { pixels: 13 }, least: 12, most: 15 }
})

/** All shapes, in drawing order. */
export const plan: readonly Shape[] = [...built, ...parks, river, ...streets, ...avenues, ...schools, ...names]
