import { type Country, digits, sign } from '../country.ts'
import { VIETNAMESE_MARKS } from '../shared/address-marks.ts'
import { ASIAN_ENGLISH_FORMS } from '../shared/legal-forms.ts'
import { THAI_VIETNAMESE_STREETS } from '../shared/street-words.ts'

/** Vietnam. */
export const VN: Country = {
  code: 'VN',
  precedence: 119,
  names: { aliases: 'viet nam|vietnam', isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: { vi: 1 },
  namesLike: 'vi',
  postcode: { ...digits(5, 6), isPlaceFirst: true },
  addressHabits: null,
  streets: [THAI_VIETNAMESE_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [VIETNAMESE_MARKS],
  regions: {
    abbreviations: null,
    names:
      'hoan kiem|ba dinh|dong da|cau giay|thanh xuan|hai ba trung|hoang mai|long bien|tay ho|ha dong|' +
      'nam tu liem|bac tu liem|binh thanh|tan binh|phu nhuan|go vap|thu duc|tan phu|binh tan|nha be|binh chanh|' +
      'hoc mon|lam dong|dak lak|quang ninh|quang nam|khanh hoa|hung yen|vinh phuc|thai nguyen|nghe an|' +
      'tay ninh|kien giang|an giang|dong thap|ba ria vung tau|hai chau|son tra|ngu hanh son|ngo quyen|le chan|hong bang',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'hanoi|ha noi|ho chi minh|ho chi minh city|tp ho chi minh|tp hcm|tphcm|hcmc|saigon|da nang|danang|' +
    'hai phong|haiphong|can tho|bien hoa|binh duong|dong nai|nha trang|vung tau|bac ninh|long an|hai duong|' +
    'thanh pho ho chi minh|tp ha noi|sai gon|buon ma thuot|quy nhon|thai nguyen|nam dinh|da lat|ha long|' +
    'thu dau mot|my tho|long xuyen|rach gia|phan thiet|thanh hoa|viet tri|pleiku|ca mau|thu duc|tp thu duc',
  phones: null,
  registers: 'MST|Mã số thuế|MSDN|Mã số doanh nghiệp|GPKD',
  legalForms: [
    ASIAN_ENGLISH_FORMS,
    {
      prefixes: 'Công ty TNHH MTV | Công ty TNHH | Công ty Cổ phần | Công ty CP | CÔNG TY TNHH | CÔNG TY CỔ PHẦN',
      writtenOutBefore: 'công ty trách nhiệm hữu hạn = Công ty TNHH | Công ty Trách nhiệm Hữu hạn = Công ty TNHH',
    },
  ],
  signs: [[sign('national', /₫/, '₫'), 2]],
}
