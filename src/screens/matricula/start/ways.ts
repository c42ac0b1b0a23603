/** What a family may come for. Each is the verb on the wire too (`processamento`, decisions §11). */
export const ways = ['cadastrar', 'confirmar', 'transferir', 'consultar', 'cancelar'] as const
export type Way = (typeof ways)[number]

/** Those that ask for a place, each in its own window. */
export const asking = ['cadastrar', 'confirmar', 'transferir'] as const satisfies Way[]
export const isAsking = (way: Way): way is (typeof asking)[number] => asking.some((one) => one === way)

/** What the start of the flow is answered with: the way, and whether others use this device. */
export interface Answers {
  way: Way
  publico: 'nao' | 'sim'
}
