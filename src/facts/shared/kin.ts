import type { Kin } from '../person-texts.ts'

/** Danish, Norwegian and Swedish, which texts of the other languages quote. */
export const NORDIC_KIN: Kin = {
  possessives: 'min|hans|hennes|hendes|sin|deras|deres|var|vores',
  relatives:
    'fru|kone|man|mand|mann|make|maka|son|sonn|dotter|datter|bror|syster|soster|far|mor|pappa|mamma|kusin|van|ven|' +
    'venn|vaninna|veninde|venninne|kollega|granne|nabo|sambo|samboer|eftertradare',
}

/** Polish and Czech. */
export const WEST_SLAVIC_KIN: Kin = {
  possessives: 'moj|moja|jego|jej|ich|nasz|nasza|muj|jeho|jeji|nase',
  relatives:
    'zona|maz|syn|corka|brat|siostra|ojciec|matka|kolega|kolezanka|przyjaciel|przyjaciolka|nastepca|zena|manzelka|' +
    'manzel|dcera|bratr|sestra|otec|kolegyne|pritel|pritelkyne',
}
