import type { AddressTexts } from '../../address-texts.ts'

/** How texts in French write addresses. */
export const ADDRESS_TEXTS: AddressTexts = {
  labels: {
    clear: 'adresse',
    qualifiers: null,
    locations: 'siège',
    sure: 'siège social',
    others: 'adresse? (?:e-?mail|ip|mail|électronique)',
    tails: 'adresse social fiscal postal postale',
    fields: 'ville|pays|code postal|rue',
  },
  units: {
    words:
      'cit[ée](?= \\d)|bureau|succ|succursale|immeuble|imm|b[âa]t|b[âa]timent|[ée]tage|[ée]sc|r[ée]sidence|' +
      'r[ée]s|entr[ée]e|parc|zone|zoning|z\\.?[ai]\\.?c?|espace|tour|centre commercial|lieu[-]dit|appartement|' +
      "porte|(?:en )?face (?:[àa]u?x?|de|du|d[’']|l[’']|h[ôo]tel)|derri[èe]re|[àa] c[ôo]t[ée] d[eu]|derrière|" +
      'bo[iî]te|bte',
    floors: '[ée]tage|étg',
    floorOrdinals: null,
    doors: null,
    buildings: 'bâtiment',
    beforeStreets: null,
    behindStreets: 'bte|bo[iî]te|app?t?|bureau',
    behindNumbers: null,
  },
  streetWords: {
    signs: null,
    plainEndings: null,
    small:
      'rue|avenue|ave?|boulevard|boul|bld|blvd|bvd|bd|impasse|all[ée]e|chemin|che?|route|rte|place|quai|ruelle|' +
      'sentier|mont[ée]e|venelle|chauss[ée]e|rang',
    smallBehind: null,
    smallEndings: null,
    smallDoubtful: 'place|quai|rang|route \\d|av\\b|ave\\b|che?\\b',
    numbered: null,
    beforeNumbers: null,
    routes: 'route rte',
    nameless: null,
    lookalikes: null,
  },
  streetNames: {
    connectors: 'de du des la le les et sur sous aux à lès lez',
    beforeCompounds: null,
    directions: 'Nord Sud Est Ouest',
    numerals: null,
    months: 'janvier|f[ée]vrier|mars|avril|mai|juin|juillet|ao[ûu]t|septembre|octobre|novembre|d[ée]cembre',
    never: 'sarl sas sa',
    estates: 'le|la|les|lieu[- ]dit|domaine|château|mas|ferme|moulin|manoir|hameau|mairie|quartier|abbaye',
    abbreviations: 'st ste',
  },
  roads: {
    beforeKilometres: 'Route|RN',
    behindKilometres: null,
    behindDistances: null,
    betweenTowns: null,
    numbered: 'Route (?:Nationale|Départementale|Provinciale|Régionale)|Nationale|Départementale',
    zones:
      "zone (?:artisanale|industrielle|commerciale|d['’]activit[ée]s?)|parc (?:d['’]activit[ée]s|industriel)|" +
      'zoning(?: industriel)?',
  },
  numberMarks: {
    beforeNumbers: null,
    alone: null,
    houses: null,
    beforeColons: 'n[°º]|bp',
  },
  boxes: {
    forms: 'Bo[iî]te postale|B\\. ?P\\.?|BP|Case postale|C\\. ?P\\.|CP(?= \\d{1,3}(?!\\d))|CS|TSA',
    endings: 'postale?',
  },
  places: {
    connectors: 'sur sous de du des la le les lès lez en aux et',
    beforeNames: null,
    beforeCities: null,
    behindCities: 'cedex',
    quarters: null,
  },
  sentences: {
    leads: null,
    streetLeads: 'au|aux|à la|sise?|située?s?|dans la',
    smallStreetLeads: 'aux?|à la|dans la|sur la|sise?|située?s?',
    units: null,
    connectors: 'de la le les des du et sur sous',
    prose:
      'a|ont|est(?!$)|sont|était|étaient|sera|avec|dans|pour|par|qui|que|puis|mais|ou|où|jusqu|parking|' +
      'stationnement|cinéma|fer|fermée?s?|direction|vous|nous|votre|notre(?! [dD]ame)',
    yearLeads: 'depuis|en|dès',
    abbreviations: 'boul|rues?|bvd|entr',
  },
  surroundings: {
    contacts: 'tél|téléphone|courriel|horaires',
    phones: 'tél',
    notPlaces: 'Tél|Plan',
    countsBefore: null,
    countsBehind: null,
    rangeWords: 'à|au',
    bylines: 'par',
  },
  unspaced: null,
}
