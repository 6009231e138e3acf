import type { Language } from '../language.ts'
import { ADDRESS_TEXTS } from './es/address-texts.ts'
import { CONTACT_TEXTS } from './es/contact-texts.ts'
import { ORGANISATION_KINDS } from './es/organisation-kinds.ts'
import { ORGANISATION_SENTENCES } from './es/organisation-sentences.ts'
import { ORGANISATION_TEXTS } from './es/organisation-texts.ts'
import { PERSON_TEXTS } from './es/person-texts.ts'

/** Spanish. */
export const ES: Language = {
  code: 'es',
  otherCodes: null,
  precedence: 4,
  commonWords: 'los las con una por del está nuestro nuestra más para como y el sus',
  conjunctions: 'y e',
  days: 'lun mar mié mie jue vie sáb sab dom lunes martes miércoles jueves viernes sábado domingo',
  months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  phoneLabels: {
    voice:
      'telefono telefonos teléfono_ telf telfs tlf tlfs tlfns tlfno tfno tfnos tfn tln tfon fono fonos ' +
      'conmutador llame llámanos llamanos llámenos llamenos llamar',
    mobile: 'cel celular celulares móvil móv móviles movil',
    fax: 'facsímile',
    whatsapp: null,
    weak: 'contacto reservas emergencia emergencias oficina fijo turnos citas',
  },
  phoneSigns: null,
  contactPages: { terms: 'contacto|contactanos|contactenos', anywhere: null },
  imprintPages: { terms: 'aviso legal', anywhere: null },
  officePages: { terms: 'donde estamos|oficinas.|sucursales|delegaciones', anywhere: null },
  peoplePages: { terms: 'equipo|directorio|organigrama', anywhere: null },
  aboutPages: { terms: 'acerca de|quienes somos|sobre.|nosotros.|nuestra empresa|la empresa', anywhere: null },
  formerJobs:
    'anteriormente|previamente|trabajó|antes de |ex |' +
    'licenciad|graduad|egresad|estudió|estudios|diplomad|doctorad|máster |formad',
  workLeads:
    '(?:ex-?|ex |antigu[oa]s? |anterior )\\p{L}{1,30} del?|(?:trabaj|enseñ|estudi)\\p{L}{1,30} (?:en|para|con)',
  memberships: 'miembro|acreditad|colegiad',
  roleTexts: {
    before: 'como|en calidad de|en su calidad de',
    behind: null,
    determiners: 'el la los las un una unos unas nuestro nuestra nuestros nuestras',
    members: 'miembro socio socia',
    complements: 'para de del',
    workplaces: null,
  },
  organNouns: null,
  titleNouns: null,
  subjectNouns: 'ministerio',
  houseNouns: null,
  headNouns:
    'museo teatro biblioteca galería librería hotel restaurante bodega bodegas cooperativa hospital editorial ' +
    'escuela clínica colegio',
  organisationKinds: ORGANISATION_KINDS,
  qualityEndings: null,
  personTitles:
    'MVZ|M.V.Z.|C.P.|C.P.A.|CPA|QFB|Q.F.B.|QBP|Mtro.|Mtra.|Mtro|Mtra|Don|don|Doña|doña|Dn.|Ps.|Nut.|L.N.|' +
    'L.C.|LCP|LAE|L.A.E.|Profr.|Profra.|Pbro.|Pbro|Fray|Sor|Hno.|Hna.|Klga.|Klgo.|Flga.|Flgo.|T.M.|Abog.|' +
    'Abg.|Ab.|Cr.|Cra.|Econ.|Ec.|Bqco.|Odont.|Vet.|M.V.|Med. Vet.|Méd. Vet.|Tec.|Téc.|E.U.|Biól.|Biol.|' +
    'Quím.|Gral.|Sgto.|Cnel.|Tte.|Dip.|Srta.|M.C.|M. en C.|M.I.|L.D.G.|Mgtr.|Mgter.|Ing. Agr.|' +
    'Ing. Agron.|Ldo.|Lda.|Rvdo.|Rvda.|Excmo.|Excma.|Ilmo.|Ilma.|Tnte.|Agr.',
  personLeads:
    '[a-z]{3,14}(?:ad|id|it|rt|st)[oa]s? por|modera|dialoga con|a cargo de|interviene[n]?|' +
    'con la participacion de|en compania de|textos? de|de la mano de|musica de|viuda de|coautora?,? con|' +
    'bajo la direccion de|discipul[oa] de|alumn[oa] de|invitad[oa] especial',
  personNouns: null,
  personNames: {
    isFamilyFirst: false,
    wifeEnding: null,
    inflections: null,
    composed: null,
    parentWords: null,
    shortNames: null,
    generations: null,
    familyJoin: { word: 'y', isUsual: false },
  },
  organisationNouns:
    'consultorio universidad colegio escuela instituto fundación asociación ayuntamiento clínica restaurante grupo ' +
    'empresa hospital sindicato notaría inmobiliaria hostal posada abogados arquitectos parroquia viña bodega ' +
    'bodegas panadería ferretería peluquería municipalidad diputación museo teatro biblioteca talleres taller ' +
    'editorial banco despacho bufete librería construcciones transportes pastelería carnicería pescadería óptica ' +
    'gimnasio academia guardería residencia cooperativa cámara consultoría asesoría gestoría seguros autoescuela ' +
    'cafetería cervecería hostería finca hacienda viajes imprenta constructora muebles reformas clínicas',
  personTexts: PERSON_TEXTS,
  supporterWords: 'amigos',
  rankWords: null,
  pageNames:
    'junta directiva directivo claustro profesorado organigrama autoridades comisión horarios profesores ' +
    'médicos plantilla docentes médico asamblea órganos órgano ejecutivo ejecutiva consultivo',
  addressLabels:
    'domicilio social|domicilio fiscal|domicilio legal|dirección postal|casa matriz|ubícanos|dirección|direccion|' +
    'domicilio|sede|ubicación|ubicacion|oficina|oficinas|sucursal|postal',
  fieldLabels:
    'correo electrónico|correo|dirección electrónica|nombre completo|nombre y apellidos|nombres y apellidos|' +
    'número telefónico|número de teléfono|teléfono fijo|teléfono móvil|horario de atención|horarios de atención|' +
    'su mensaje|tu mensaje|código postal|razón social|asunto del mensaje|fecha de nacimiento|registro mercantil',
  townMarks: null,
  addressTexts: ADDRESS_TEXTS,
  boxWords: null,
  partnerHeadings:
    'patrocinadores|colaboradores|aliados|clientes|auspiciadores|auspiciantes|financiadores|donantes|proveedores|' +
    'expositores|inversores|filiales|empresas del grupo|empresas colaboradoras|entidades colaboradoras|' +
    'organizaciones miembro|organizaciones aliadas|patronos|benefactores|confían en nosotros|con el apoyo de|' +
    'con la colaboración de|apoyado por|colaboran|patrocinan|convenios|alianzas|membresías|con el patrocinio de|' +
    'patrocinado por|con el auspicio de|auspiciado por|con la ayuda de|en colaboración con|' +
    'agradecimientos a|con nuestro agradecimiento a',
  partnerHeadingWords:
    'nuestros nuestras nuestro los las de del y e principales oficiales institucionales estratégicos gracias',
  organisationTexts: ORGANISATION_TEXTS,
  invitations: 'hazte sea para por busca ser',
  rightsReserved: 'todos (?:los )?derechos reservados',
  copyrightWords: null,
  organisationSentences: ORGANISATION_SENTENCES,
  contactTexts: CONTACT_TEXTS,
  postcodeLabels: 'código postal|codigo postal|cód. postal|cod. postal',
}
