import type { Language } from '../language.ts'

/** Korean. */
export const KO: Language = {
  code: 'ko',
  precedence: 42,
  commonWords: null,
  conjunctions: '및',
  days: null,
  months: null,
  phoneLabels: null,
  phoneSigns: {
    fax: '팩스',
    mobile: '휴대폰|휴대전화|핸드폰|모바일',
    voice: '전화|대표번호|고객센터|연락처',
    weak: '문의',
  },
  contactPages: { terms: null, anywhere: '문의|연락처' },
  imprintPages: null,
  officePages: { terms: null, anywhere: '오시는' },
  peoplePages: { terms: null, anywhere: '임직원|조직도' },
  aboutPages: { terms: null, anywhere: '회사 ?소개|기업 ?소개' },
  formerJobs: null,
  memberships: null,
  roleTexts: null,
  organNouns: null,
  qualityEndings: null,
  personNouns: null,
  personNames: {
    isFamilyFirst: true,
    wifeEnding: null,
    inflections: null,
    titles: null,
    composed: null,
    parentWords: null,
    shortNames: null,
  },
  organisationNouns:
    '대학교 초등학교 중학교 고등학교 병원 의원 협회 학회 연구소 연구원 재단 은행 도서관 박물관 미술관 시청 구청 군청 위원회 공단 공사 유치원 어린이집',
  rankWords:
    '박사후|박사|석사|학부|대학원|선임|책임|수석|주임|전임|객원|초빙|위촉|겸임|인턴|참여|보조|연수|신진|상임|초청|외부|교육|담당|전직|현직',
  pageNames: '의료진 의료진소개 구성원 변호사소개 회사소개 회사개요 찾아오시는길 인사말 조직도 연혁 임직원',
  addressLabels: '주소|소재지|본사',
  townMarks: null,
  boxWords: null,
  partnerHeadings:
    '주요 고객사|고객사|파트너|파트너사|협력사|협력업체|협력기관|후원사|후원기관|후원|스폰서|회원사|계열사|관계사|거래처|주요 거래처|제휴사',
  partnerHeadingWords: null,
  invitations: null,
  rightsReserved: '모든 권리 보유|무단 ?전재(?: 및 재배포)? 금지',
  copyrightWords: null,
  postcodeLabels: '우편번호',
}
