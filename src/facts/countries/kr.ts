import { type Country, digits, sign } from '../country.ts'
import { ASIAN_ENGLISH_FORMS } from '../shared/legal-forms.ts'

/** South Korea. */
export const KR: Country = {
  code: 'KR',
  precedence: 139,
  names: { aliases: 'south korea|korea|republic of korea|rep of korea|대한민국', isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: 'xn--3e0b707e' },
  languages: { ko: 1 },
  namesLike: 'ko',
  postcode: { ...digits(5), isPlaceFirst: true },
  addressHabits: ['numbered-houses'],
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: [
    // `Eojin-gil`, whose house number precedes it or follows after a comma.
    { pattern: /^\p{Lu}\p{Ll}{1,20}-(?:daero|ro|gil)$/u, sign: null, isNumbered: false },
  ],
  addressMarks: null,
  regions: {
    abbreviations: null,
    names:
      'gyeonggi do|gyeonggi|gangwon do|chungcheongbuk do|chungcheongnam do|jeollabuk do|jeollanam do|gyeongsangbuk do|' +
      'gyeongsangnam do|jeju do',
  },
  ownScriptRegions:
    '(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충청?[남북]|전라?[남북]|경상?[남북]|제주)(?:특별자치시|특별자치도|특별시|광역시|시|도)?',
  placeEndings: 'si gu do eup myeon',
  cities:
    'seoul|busan|incheon|daegu|daejeon|gwangju|suwon|seongnam|ulsan|서울|부산|대구|인천|광주|대전|울산|수원|성남|고양|용인',
  phones: null,
  registers: '사업자등록번호|사업자번호|통신판매업신고',
  legalForms: [
    ASIAN_ENGLISH_FORMS,
    {
      touching:
        '주식회사 | 유한회사 | 유한책임회사 | 재단법인 | 사단법인 | 법무법인 | 세무법인 | 회계법인 | 의료법인 | 학교법인 | 사회복지법인 | 영농조합법인 | 농업회사법인 | 영어조합법인 | 어업회사법인 | (주) | （주） | ㈜ | (유) | (사) | (재)',
    },
  ],
  signs: [
    [sign('national', /₩/, '₩'), 2],
    [sign('other-script', /사업자등록번호|주식회사/), 2.5],
    [sign('dialling', /(?<!\d)01[016]-\d{3,4}-\d{4}(?!\d)|(?<!\d)02-\d{3,4}-\d{4}(?!\d)/), 0.6],
  ],
}
