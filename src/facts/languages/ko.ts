import type { Language } from '../language.ts'

/** Korean. */
export const KO: Language = {
  code: 'ko',
  otherCodes: null,
  precedence: 42,
  commonWords: null,
  conjunctions: '및',
  days: null,
  months: null,
  phoneLabels: null,
  phoneSigns: {
    fax: '팩스',
    mobile: '휴대폰|휴대전화|핸드폰|모바일',
    voice: '전화|대표번호|고객센터|연락처|직통|유선',
    weak: '문의',
  },
  contactPages: { terms: null, anywhere: '문의|연락처' },
  imprintPages: null,
  officePages: { terms: null, anywhere: '오시는' },
  peoplePages: { terms: null, anywhere: '임직원|조직도' },
  aboutPages: { terms: null, anywhere: '회사 ?소개|기업 ?소개' },
  formerJobs: null,
  workLeads: null,
  memberships: null,
  roleTexts: null,
  organNouns: null,
  titleNouns: null,
  subjectNouns: null,
  houseNouns: null,
  headNouns: null,
  organisationKinds: null,
  qualityEndings: null,
  personTitles: null,
  personLeads: null,
  personNouns: null,
  personNames: {
    isFamilyFirst: true,
    wifeEnding: null,
    inflections: null,
    composed:
      '(?=.{5})(?:byung|chang?|chul|dae|do|dong|eun|geon|gyu|hae?|hee|ho|hwa|hye|hyeon|hyo|hyuk|hyun|hyung|in|' +
      'jae|jeong|ji|jin|jong|joon?|jung?|ki|kwang|kyung?|mi|min|moon|myung|na|nam|sang?|seok?|seong?|seul|' +
      'seung|si|soo?|sook|suk?|sung?|tae|won|woong|woo|wook|yeon?|yong|yoon?|young|yun|yu)-?(?:ah|bin|chan|' +
      'cheol|chul|eun|geun|gi|gyu|ha|hae|hee|ho|hong|hoon|hun|hwa|hwan|hye|hyuk|hyeon|hyun|hyung|il|ja|jae|' +
      'jeong|ji|jin|jong|joo|joon|ju|jun|jung|ki|koo|kwon|kyu|kyung|mi|min|moo|myung|na|nam|ran|rin|seo|seob|' +
      'seok|seon|seong|seop|shik|sik|soo|sook|suk|sun|sung|tae|tak|uk|wan|won|woo|wook|woong|yeol|yeon|yeong|' +
      'yong|yoo|yoon|young|yul|yun)',
    parentWords: null,
    shortNames: null,
    generations: null,
  },
  personTexts: {
    before: null,
    behind: null,
    appointments: null,
    companions: null,
    kin: null,
    credits: null,
    pictures: null,
    letters: null,
    nameLabels: {
      given: null,
      family: null,
      givenOrWhole: null,
      names: null,
      joining: null,
      whole: null,
      columns: null,
      caseless: '성명|이름|성함|담당자',
    },
    labels: {
      personal: null,
      reached: null,
      ofThings: null,
      columns: null,
      roles: null,
      caselessRoles: '직책|직위|직급',
      contactPersons: null,
      possessives: null,
    },
    visitors: null,
    titles: null,
    things: null,
    described: null,
    names: null,
    endings: null,
    unspaced: {
      familyNames:
        '남궁 황보 제갈 선우 독고 사공 서문 김 이 박 최 정 강 조 윤 장 임 한 오 서 신 권 황 안 송 류 유 홍 전 고 문 ' +
        '손 양 배 백 허 남 심 노 하 곽 성 차 주 우 구 민 진 지 엄 채 원 천 방 공 현 함 변 염 여 추 도 소 석 선 설 마 ' +
        '길 연 위 표 명 기 반 왕 금 옥 육 인 맹 제 모 탁 국 은 편 용 예 봉 경 사 부',
      labels:
        '대표이사 공동대표 대표자명 대표자 대표 회장 사장 부사장 전무 상무 이사장 이사 감사 본부장 부장 차장 과장 ' +
        '대리 팀장 실장 소장 원장 부원장 병원장 교장 총장 학장 관장 센터장 점장 담당자 담당 책임자 ' +
        '개인정보보호책임자 개인정보관리책임자 개인정보책임자 개인정보보호담당자 청소년보호책임자 기자 편집국장 ' +
        '편집장 편집인 발행인 글쓴이 작성자 저자 지은이 옮긴이 이름 성명 교수 부교수 조교수 변호사 세무사 회계사 ' +
        '변리사 법무사 의사 박사 연구원 목사 신부 스님 시장 군수 국회의원 사진 글 총무 간사 위원장 부위원장 위원 ' +
        '상담사 교사 교감 사무국장 사무장 국장 간호사 약사 건축사 노무사 매니저 디자이너 엔지니어 치과위생사 ' +
        '물리치료사 사회복지사 담임목사 부목사 전도사 장로 이장 통장 반장 조합장 지회장 지부장 단장 감독 코치 ' +
        '원무과장 진료원장 대표원장 대표변호사 파트너변호사',
      titles: '기자|특파원|대표이사|대표|교수|원장|변호사|세무사|팀장|박사|목사|회장|이사장',
      follows: '님|씨|입니다',
      address: '님',
      contacts: null,
      shortForms: null,
      notNames:
        '전화|번호|주소|이메일|문의|안내|인사|인사말|정보|소개|연락|고객|센터|회사|등록|번지|이용|약관|메일|제도|' +
        '관련|사업|운영|공지|자료|상담|예약|진료',
      nameLabels: '이름|성명|사진|글',
    },
    caseless: null,
    work: null,
    marks: null,
  },
  organisationNouns:
    '대학교 초등학교 중학교 고등학교 병원 의원 협회 학회 연구소 연구원 재단 은행 도서관 박물관 미술관 시청 구청 군청 위원회 공단 공사 유치원 어린이집',
  rankWords:
    '박사후|박사|석사|학부|대학원|선임|책임|수석|주임|전임|객원|초빙|위촉|겸임|인턴|참여|보조|연수|신진|상임|초청|외부|교육|담당|전직|현직',
  pageNames: '의료진 의료진소개 구성원 변호사소개 회사소개 회사개요 찾아오시는길 인사말 조직도 연혁 임직원',
  addressLabels: '주소|소재지|본사',
  fieldLabels: '이메일 주소|전자 우편|전화번호|영업시간',
  townMarks: null,
  boxWords: null,
  partnerHeadings:
    '주요 고객사|고객사|파트너|파트너사|협력사|협력업체|협력기관|후원사|후원기관|후원|스폰서|회원사|계열사|관계사|거래처|주요 거래처|제휴사',
  partnerHeadingWords: null,
  organisationTexts: {
    insideNames: {
      connectors: null,
      clubConnectors: null,
      articles: null,
      complements: null,
      nounEndings: null,
      touchingEndings: '학교|대학교|병원|의원|협회|연구소|교회|센터',
      municipalities: null,
      activities: null,
      descriptions: null,
      descriptionLinks: null,
      abbreviations: null,
    },
    emptyNames: {
      pageWords: '홈 문의 오시는 길 오시는길 연락처',
      firmWords: null,
      wholeNames: null,
      possessives: null,
      siteNouns: null,
      defaults: null,
      logoPhrases: null,
    },
    beforeNames: null,
    behindNames: null,
    sentences: null,
    labels: {
      names: '회사명|상호|상호명|법인명',
      roles: null,
      sellers: null,
      columns: null,
      vague: null,
    },
    clients: null,
    notices: null,
    blocks: null,
    phones: {
      shared: '대표(?:번호|전화)?',
      phoneWords: null,
      links: null,
      representatives: null,
      representativeLines: null,
      formsOfAddress: null,
    },
  },
  invitations: null,
  rightsReserved: '모든 권리 보유|무단 ?전재(?: 및 재배포)? 금지',
  copyrightWords: null,
  organisationSentences: {
    leads: null,
    links: null,
    nouns: null,
    forms: null,
    credits: null,
    places: {
      owners: null,
      offices: null,
      branches: null,
      officeSigns: '본사|지사|지점|영업소|공장',
      formerHouses: null,
      words: null,
    },
    preambles: null,
    careers: null,
    pages: null,
    relations: null,
    bodies: null,
    titles: { labels: null, others: null, fragmentStarts: null, behind: '님|씨' },
    logos: null,
  },
  contactTexts: {
    signs: { at: '골뱅이', atInBrackets: null, atBetweenSpaces: '골뱅이', pictures: null, dot: '점' },
    placeholders: null,
    mails: {
      roles: null,
      general: null,
      labels: '이메일',
      touchingLabels: null,
      invitations: null,
      proseWords: null,
      determiners: null,
    },
    numbers: {
      extensions: '내선|교환',
      others: null,
      otherSigns: '사업자|통신판매|등록번호|우편번호',
      numberWords: '번호',
      contactWords: '전화',
      disjunctions: null,
      linkExtensions: null,
    },
    phones: null,
    noise: null,
  },
  postcodeLabels: '우편번호',
}
