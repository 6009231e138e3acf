import type { OrganisationKinds } from '../../organisation-kinds.ts'

/** Portuguese words that make a name an organisation’s. */
export const ORGANISATION_KINDS: OrganisationKinds = {
  heads:
    'Universidade Fundação Associação Instituto Banco Prefeitura Ministério Federação Confederação ' +
    'Politécnico Arquidiocese Diocese Conservatório Agrupamento União Observatório Congregação Junta Ordem ' +
    'Sociedade Clube Secretaria Sindicato Orquestra Biblioteca Câmara Paróquia ' +
    'Misericórdia Hospital',
  clear: null,
  firms: 'Grupo Editora',
  trades:
    'Academia Município Restaurante Cooperativa Caixa Construtora Imobiliária Padaria Farmácia Livraria ' +
    'Escola Laboratório Centro Clínica Museu Teatro Governo ' +
    'Colégio Agência Polícia Tribunal Defensoria Procuradoria',
  small: null,
  endings: null,
  stems: null,
  units: 'departamento|faculdade',
  modifiers: 'recepcao reservas comercial compras',
  uses: null,
  neighbours: {
    abbreviations: 'sta sto cia',
    relations: 'parte|filial|membro|marca|divisão|representante|agente',
    located: null,
    associations: null,
    adjectives: 'al|ico|ica|ano|ana',
  },
  partnerships: {
    joins: 'e|y',
    tails: 'Filhos|Associados',
    signTails: null,
    strangers: 'clientes patrocinadores amigos colaboradores pai mae',
  },
  uncased: null,
}
