/** The data that Joana Moreira enters about herself and her home, for every test that requests a place as she does. */

/** As in the aggregate once the pages are answered. */
export const guardian = { grauParentesco: 1, nomeResponsavel: 'Joana Moreira', telefoneResponsavel: '47988887777' }
export const home = { cep: '88301000', endereco: 'Rua das Palmeiras, 120', bairro: 'Centro' }

/** Fields in the order of their page: the label, and the text to type. */
export type Typed = readonly (readonly [label: string, text: string])[]

/** The address page, with her own neighbourhood or that of the requested schools. */
export const typedHome = (bairro = home.bairro): Typed => [
  ['CEP', home.cep],
  ['Rua, número e complemento', home.endereco],
  ['Bairro', bairro],
]

/** The guardian's page after the choice of kinship; other mothers pass their own name. */
export const typedGuardian = (nome = guardian.nomeResponsavel): Typed => [
  ['Nome completo do responsável', nome],
  ['Telefone com DDD', guardian.telefoneResponsavel],
]
