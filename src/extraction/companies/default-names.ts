/** Possessives in default names: `My WordPress Site`, `Meine Website`. */
const OWN =
  'my|your|meine?|deine?|ihre?|mon|votre|mi|tu|su|il mio|(?:o )?meu|mijn|jouw|uw|min|mitt|din|moja|moje|twoja|můj|moj'
const SITE =
  '(?:(?:new|first|awesome|wordpress|wp|joomla!?|drupal|shopify|wix|ghost|online) )*' +
  '(?:web ?site|site|web|blog|weblog|web ?page|homepage|web ?shop|store|shop|onlineshop|company|business|organi[sz]ation|' +
  'web(?:seite|auftritt)|seite|firma|unternehmen|site web|boutique|entreprise|société|sitio(?: web)?|página(?: web)?|tienda|empresa|negocio|' +
  'sito(?: web)?|negozio|azienda|loja|bedrijf|webwinkel|webbplats|webbsida|hemsida|butik|företag|strona|witryna|sklep|stránky?|eshop)'
const WHOLE = [
  'admin|administrator|administrador|administrateur|amministratore|webmaster|web ?admin|site ?admin|root|super ?user|editor|moderator|guest',
  'just another (?:wordpress|wp|blog) ?(?:site|weblog)?|site (?:title|name)|blog (?:title|name)|store name|company name|business name',
  'organi[sz]ation name|your (?:logo|name|brand)|default(?: site| store view)?|main website store|demo(?: site| store| shop)?|test(?: site| store| shop)?',
  "untitled(?: site)?|sample (?:site|company|page)|new site|website name|firmenname|nombre de la empresa|nom de l[’']entreprise|nome azienda",
]
const DEFAULT = new RegExp(`^(?:(?:${OWN}) ${SITE}|${WHOLE.join('|')})$`, 'iu')
const LENGTH_MAX = 40

/** Whether a name is the default of a CMS or theme, used until the site is named: `My WordPress Site`, `admin`. */
export const isDefaultName = (name: string) => name.length <= LENGTH_MAX && DEFAULT.test(name)
