import type { AddressTexts } from '../../address-texts.ts'

/** How texts in German write addresses. */
export const ADDRESS_TEXTS: AddressTexts = {
  labels: {
    clear: '(?:post|haus|besucher|liefer)?anschrift|adresse',
    qualifiers: null,
    locations: 'sitz|standort',
    sure: null,
    others: null,
    tails: 'adresse',
    fields: 'straße|strasse|plz|ort|plz ?/ ?ort|stadt|land',
  },
  units: {
    words:
      'eingang|einfahrt|zufahrt|gegenüber|geb[äa]ude|geb|haus|hinterhaus|vorderhaus|aufgang|turm|stiege|top|' +
      'etage|stock|gewerbepark|gewerbegebiet|industriepark|technologiepark|businesspark|halle(?= \\d)|raum|' +
      'zimmer|t[üu]r|whg|wohnung|pavillon',
    floors: 'stock|og|obergeschoss',
    floorOrdinals: null,
    doors: '(?:eg|ug|dg)$',
    buildings: 'gebäude|haus|turm|hochhaus',
    beforeStreets: null,
    behindStreets: null,
    behindNumbers: null,
  },
  streetWords: {
    signs: 'Straße straße',
    plainEndings: 'strasse|str|gasse|platz',
    small: null,
    smallBehind: null,
    smallEndings: 'straße|strasse|gasse|platz|str',
    smallDoubtful: null,
    numbered: null,
    beforeNumbers: null,
    routes: null,
    nameless: null,
    lookalikes: null,
  },
  streetNames: {
    connectors: 'des von der den dem zum zur am an im in auf',
    beforeCompounds: 'am an zum zur im in auf unter hinter vor bei der dem den des von',
    directions: 'West Nord Süd Ost',
    numerals: null,
    months: null,
    never: 'kg gmbh ag ug ohg gbr',
    estates: 'gut|schloss|burg|hof|rathaus|kloster|weingut|landgut|forsthaus|schlosshof|klosterhof|bauernhof',
    abbreviations: 'st sankt|pl platz|str strasse|n nr',
  },
  roads: null,
  numberMarks: {
    beforeNumbers: 'nr',
    alone: 'nr',
    houses: null,
    beforeColons: 'nr|postfach',
  },
  boxes: {
    forms: 'Postfach',
    endings: 'fach',
  },
  places: {
    connectors: 'am an der im in ob bei vor auf dem den die und',
    beforeNames: null,
    beforeCities: null,
    behindCities: null,
    quarters: null,
  },
  sentences: {
    leads: null,
    streetLeads: 'in der',
    smallStreetLeads: null,
    units: null,
    connectors: 'von den der dem des in im am an',
    prose: 'mit|für|ist|sind|und|bis zu',
    yearLeads: 'in|seit|bis|ab|im jahre?',
    abbreviations: 'str|prof|dipl',
  },
  surroundings: {
    contacts:
      'telefon|telefonie|fon|mobil|handy|webseite|öffnungszeiten|herr|frau|geschäftsführer|inhaber|vertreten|' +
      'kontakt',
    phones: 'telefon',
    notPlaces:
      'Telefon|Mobil|Öffnungszeiten|GmbH|Karte|Lageplan|Anfahrt|Uhr|Punkte|Stück|Kunden|Mitarbeiter|Einwohner|' +
      'Personen|Teilnehmer|Jahre|Tage|Zuschauer|Mitglieder|Zeichen|Besucher|Artikel|Seiten',
    countsBefore:
      'seite|kapitel|artikel|abschnitt|teil|schritt|stufe|tag|woche|jahr|klasse|abb|tabelle|band|nummer|gruppe|' +
      'typ|bundesliga|liga|über|ab|bis|seit|vom|stand|in|januar|februar|märz|april|mai|juni|juli|august|' +
      'september|oktober|november|dezember',
    countsBehind: 'artikel|bewertungen|kommentare|uhr|euro|qm',
    rangeWords: 'bis',
    bylines: 'von',
  },
  unspaced: null,
}
