/** What Joana Moreira tells of herself and of her home: for every test that asks for a place as she does. */

/** As it stands in the aggregate once the pages are answered. */
export const guardian = { grauParentesco: 1, nomeResponsavel: 'Joana Moreira', telefoneResponsavel: '47988887777' }
export const home = { cep: '88301000', endereco: 'Rua das Palmeiras, 120', bairro: 'Centro' }
