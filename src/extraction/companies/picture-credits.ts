const LABEL =
  /^\(?(?:(?:image|photo|foto|bild|picture|grafik|graphic|montage|illustration|video)s?(?: (?:credits?|by|source|quelle|courtesy))?|bildquelle|fotonachweis|bildnachweis|quelle|crédits?(?: photo)?|fotografía|fotografia|credits?) ?[:©]/iu
const AGENCIES =
  /\/ ?(?:getty|afp|reuters|dpa|picture[ -]alliance|imago|shutterstock|istock|pixabay|unsplash|epa|ap images?|stock\.adobe)(?!\p{L})|(?:^|\s)(?:getty images|picture alliance) ?\//iu
const LICENCE =
  /^\(?(?:Creative Commons )?(?:CC[ -])?BY(?:-(?:NC|SA|ND))+(?: \d\.\d)?\)?$|^(?:the )?(?:creative commons|gnu|mit|apache|bsd)(?: .{0,60})? (?:licen[cs]e|lizenz|licence|licencia|licenza|licentie|licens)(?: .{0,20})?$/i

/** Whether a text credits a picture: `Foto: Roe`, `Jane Roe/Getty Images`. */
export const isPictureCredit = (text: string) => LABEL.test(text) || AGENCIES.test(text)

/**
 * Whether a text is a licence. `CC BY-NC-SA` ends like a legal form, and `Creative Commons Attribution 4.0 License` is
 * linked like a name.
 */
export const isLicence = (text: string) => LICENCE.test(text)
