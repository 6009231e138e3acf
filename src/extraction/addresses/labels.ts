/** Whether a text, without its colon, announces an address: `Address`, `Anschrift`, `Visit us`, `Siège social`. */
export const isAddressLabel = (text: string) => text.length <= LABEL_LENGTH_MAX && ADDRESS_LABEL.test(text)

/** Whether a text names one field inside an address: `City`, `PLZ/Ort`, `Zip code`. */
export const isFieldLabel = (text: string) => text.length <= LABEL_LENGTH_MAX && FIELD_LABEL.test(text)

const LABEL_LENGTH_MAX = 48

const ADDRESS_WORDS =
  'address|addresses|adress|adresse|adressen|anschrift|postanschrift|hausanschrift|besucheradresse|lieferanschrift|postadresse|postadress|besöksadress|' +
  'besøksadresse|adres|bezoekadres|postadres|vestigingsadres|dirección|direccion|domicilio|endereço|endereco|morada|indirizzo|sede|sede legale|' +
  'sede operativa|adresa|cím|székhely|osoite|käyntiosoite|postiosoite|адрес|адреса|юридический адрес|фактический адрес|διεύθυνση|住所|所在地|地址|주소|' +
  'location|locations|head office|headquarter|headquarters|hq|registered office|main office|our office|office|offices|visit us|find us|where to find us|' +
  'write to us|mail|mail us|by mail|by post|siège|siège social|sitz|firmensitz|hauptsitz|standort|siedziba|oddział|filia|biuro|sídlo|provozovna|prodejna|pobočka|kancelář|fakturační adresa|korespondenční adresa|adresa provozovny|prevádzka|sediu|sediul|merkez|ubicación|ubicacion|' +
  'oficina|oficinas|sucursal|branch|branch office|showroom|warehouse|shop|store|studio|postal|alamat|địa chỉ|ที่อยู่|عنوان|العنوان|כתובת'
const ADDRESS_LABEL = new RegExp(
  `^(?:\\p{L}{2,14} ){0,2}(?:${ADDRESS_WORDS})(?: (?:address|adresse|us|legal|social|fiscal|postale?|info))?(?: \\(.{2,24}\\))?$`,
  'iu',
)
const FIELD_LABEL =
  /^(?:city|town|state|province|county|country|zip|zip ?code|zip ?\/ ?postal code|postal code|post ?code|pin|pin ?code|street|street address|straße|strasse|plz|ort|plz ?\/ ?ort|stadt|land|ville|pays|code postal|rue|ciudad|provincia|país|pais|c\.?p\.?|código postal|codigo postal|cap|città|comune|via|cep|cidade|estado|bairro|miasto|ulica|kod(?: pocztowy)?|straat|plaats|postnr|postnummer|irányítószám|индекс|город|улица|region|suite|building|floor|state ?\/ ?province|address(?: line)? ?[12]?|line ?[12])$/iu
