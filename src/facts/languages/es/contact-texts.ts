import type { ContactTexts } from '../../contact-texts.ts'

/** How texts in Spanish write emails and phones. */
export const CONTACT_TEXTS: ContactTexts = {
  signs: { at: 'arroba', atInBrackets: null, atBetweenSpaces: 'arroba', pictures: 'arroba', dot: 'punto' },
  placeholders: {
    domains: 'ejemplo tudominio tu-dominio sudominio midominio tuempresa suempresa miempresa dominio',
    mailboxes: 'nombre.apellido tucorreo tu.correo tu-correo tuemail tu-email sucorreo tunombre apellido apellidos',
    vagueMailboxes: 'nombre correo usuario ejemplo',
    vagueDomains: 'empresa sitio correo',
    samples: 'ejemplo',
  },
  mails: {
    roles: 'contacto|ventas|recepcion|administracion|direccion',
    general: 'contacto hola',
    labels: 'correo',
    touchingLabels: 'correo',
    invitations: null,
    proseWords: 'nos',
    determiners: null,
  },
  numbers: {
    extensions: 'anexo',
    others: 'nº factura pedido cuf curp rut nit cuenta cp c.p apartado precio capital',
    otherSigns: null,
    numberWords: 'nº número',
    contactWords: null,
    disjunctions: 'o',
    linkExtensions: null,
  },
  phones: {
    voiceBeforeFax: null,
    voiceBehind: null,
    faxBehind: null,
    mobileBehind: null,
    suffixJoints: 'y',
    hours: null,
    times: null,
  },
  noise: null,
}
