const LABEL =
  /^\(?(?:(?:image|photo|foto|bild|picture|grafik|graphic|montage|illustration|video)s?(?: (?:credits?|by|source|quelle|courtesy))?|bildquelle|fotonachweis|bildnachweis|quelle|crédits?(?: photo)?|fotografía|fotografia|credits?) ?[:©]/iu
const AGENCIES =
  /\/ ?(?:getty|afp|reuters|dpa|picture[ -]alliance|imago|shutterstock|istock|pixabay|unsplash|epa|ap images?|stock\.adobe)(?!\p{L})|(?:^|\s)(?:getty images|picture alliance) ?\//iu
const LICENCE = /^\(?(?:Creative Commons )?(?:CC[ -])?BY(?:-(?:NC|SA|ND))+(?: \d\.\d)?\)?$/i

/** Whether a text credits a picture: `Foto: Roe`, `Jane Roe/Getty Images`. */
export const isPictureCredit = (text: string) => LABEL.test(text) || AGENCIES.test(text)

/** `CC BY-NC-SA` ends like a legal form, and is none. */
export const isLicence = (text: string) => LICENCE.test(text)
