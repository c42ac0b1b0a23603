/** The ways of a family, each also a value of the field `processamento` (decisions §11). */
export const ways = ['cadastrar', 'confirmar', 'transferir', 'consultar', 'cancelar'] as const
export type Way = (typeof ways)[number]

/** Ways that ask for a place, each within a window of its own. */
export const asking = ['cadastrar', 'confirmar', 'transferir'] as const satisfies Way[]
export const isAsking = (way: Way): way is (typeof asking)[number] => asking.some((one) => one === way)

/** The answers of the start page: the way, and whether other people use this device. */
export interface Answers {
  way: Way
  publico: 'nao' | 'sim'
}
