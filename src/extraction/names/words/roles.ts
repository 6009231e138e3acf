/** Words for occupations in Belarusian, which has no facts yet; folded. */
export const BELARUSIAN_ROLES = 'выкладчык дырэктар загадчык настаунік настауніца рэдактар'
