/** What Joana Moreira tells of herself and of her home: for every test that asks for a place as she does. */

/** As it stands in the aggregate once the pages are answered. */
export const guardian = { grauParentesco: 1, nomeResponsavel: 'Joana Moreira', telefoneResponsavel: '47988887777' }
export const home = { cep: '88301000', endereco: 'Rua das Palmeiras, 120', bairro: 'Centro' }

/** Fields in the order of their page: each one's label, and the text that is typed. */
export type Typed = readonly (readonly [label: string, text: string])[]

/** The address page, in her own neighbourhood or in that of the schools that are asked for. */
export const typedHome = (bairro = home.bairro): Typed => [
  ['CEP', home.cep],
  ['Rua, número e complemento', home.endereco],
  ['Bairro', bairro],
]

/** What is typed on the guardian's page, behind the choice of who she is to the child; other mothers by their own name. */
export const typedGuardian = (nome = guardian.nomeResponsavel): Typed => [
  ['Nome completo do responsável', nome],
  ['Telefone com DDD', guardian.telefoneResponsavel],
]
