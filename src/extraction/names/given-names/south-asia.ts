/** Indian, Pakistani, Bangladeshi, Nepali and Sri Lankan given names in Latin letters, folded. */
export const SOUTH_ASIAN_GIVEN_NAMES = `
aabha aadhya aadi aaditya aakanksha aakash aamir aanand aanchal aaqib aaradhya aarav aarohi aarti aarushi aarya
aashish aasif aayush abdur abha abhay abhijeet abhijit abhilash abhinav abhinaya abhishek abid abrar abul achal adarsh
adeel adesh adhira aditi aditya advait advaith afreen afroz afsana aftab ahsan aijaz aishwarya ajay ajeet ajinkya ajit
akanksha akarsh akash akhil akhilesh akram akshara akshat akshata akshay aleem aliza alka alok amar amarjeet amarjit
amarnath ambika ameena ameya aminul amisha amita amitabh amitav amjad amol amrit amrita amritpal amruta anagha anamika
anand ananda anandi anant ananya anasuya aneela angad aniket anindita anindya anirban aniruddh aniruddha anisha anisur
anitha anjali anjana anjani anjum anjuman ankit ankita ankur ankush annapurna ansh anshu anshul anshuman anubhav anuj
anuja anupam anupama anura anuradha anurag anusha anushka anushree anwarul aparna apoorv apoorva apurva aqeel aravind
arbaz archana archit areeba arfa arifur arindam aritra arjun arnab arpit arpita arsalan arshad arslan arun aruna
arundhati arunima arvind arya asaduzzaman asanka asha ashan ashfaq ashima ashish ashok ashoka ashraf ashraful ashutosh
ashvin ashwani ashwin ashwini asif asim asit atanu ataur athar atharva atif atiqur atiya atul avadhesh avani avantika
avik avinash ayaz ayesha ayush ayushi azam azhar azim azizul azmat babar badri balaji balakrishna balakrishnan
balasubramaniam balasubramanian baldev baljeet baljit balram balvinder balwinder barun basant basharat bashir basit
basudev bhagwan bhagyashree bharat bharath bharathi bharati bhaskar bhaskaran bhavana bhavani bhavesh bhavik bhavika
bhavin bhavna bhavya bhim bhola bhumika bhupendra bhupesh bhupinder bhuvan bhuvana bhuvaneshwari bibek bidisha bijay
bijoy bikash bikram bilquis bimal binay binita binod binoy bipin birendra bishal bishnu biswajit brajesh brijesh
buddhika chaitali chaitanya chaitra chaman chamara chaminda chanchal chandan chandana chandima chandni chandra
chandrakant chandrakanta chandran chandrasekhar chandrashekar chandrashekhar charu charulata chathura chathurika
chetan chetana chhaya chinthaka chirag chitra chitralekha dakshesh damini damith dammika damodar danyal darpan darsh
darshan darshana darshini dasun dattatraya dawood daya dayanand debabrata debashis debashish debasish debjani deepa
deepak deepali deepankar deepesh deepika deeptanshu deepthi deepti devang devansh devanshi devdas devendra devesh
devika devraj dhammika dhananjay dhanashree dhanraj dhanush dharam dharma dharmendra dharmesh dhaval dheeraj dhiraj
dhirendra dhruv dhruva dhwani digvijay diksha dilan dilani dilhan dilini dilip dilipkumar dilpreet dilrukshi dilshan
dimuth dinesh dinesha dinuka dipak dipali dipankar dipendra dipesh dipika dipti disha divakar divya divyansh divyanshu
diwakar durga durgesh dushyant dwaipayan dwarka eesha ejaz ekta enamul esha eshan eshwar faheem faiz faiza faizan
fakhar fakhrul falguni faraz fareeha farhan farhana farheen farooq farzana fawad fayaz fayyaz fazal feroz fozia gagan
gaganjeet gajanan gajendra ganapathi gandhar ganesan ganesh gangadhar garima gaurang gaurav gauri gautam gautami gayan
gayani gayathri gayatri geeta geetanjali geetha geethika ghulam girdhari giridhar girija girish gita gitanjali gobind
golam gopal gopala gopalakrishnan gopi gopinath gourav govind govinda gulab gulfam gunjan gurbir gurdeep gurmeet
gurmukh gurpreet gurudev gurvinder gurwinder gyanendra habibur hafeez hafiz haider hardeep hardik haridas harihar
hariharan harini hariom haripriya harish harisha harjeet harjinder harjit harjot harkirat harleen harman harmeet
harminder harpal harpreet harsh harsha harshad harshal harshika harshil harshit harshita harshvardhan harvinder hasina
hasitha haslinda hasnain hema hemal hemant hemanta hemanth hemlata hetal himani himanshu himesh hina hiral hiren
hiruni hiten hitendra hitesh hridaya hrithik humaira humayun husna idrees ifrah iftikhar ijaz imtiaz inam inayat
inderjeet inderjit indika indrajit indrani indu iniyan intikhab iqbal iqra irshad isha ishaan ishan ishani ishaq
ishika ishita ishtiaq ishwar israr isuru iti jagadeesh jagadish jagan jagannath jagat jagdeep jagdish jagjit jagmohan
jagriti jahanara jahangir jahnavi jai jaideep jaidev jaikumar jaipal jaiprakash jairam jaishankar jaishree jalaj
jamshed janak janaka janaki janardan janhavi jasbir jashan jasleen jasmeet jaspal jaspreet jasvinder jaswant jaswinder
jatin jatinder javaid javed jawed jaya jayant jayanta jayanth jayantha jayanthi jayanti jayaprakash jayashree jayashri
jayesh jayshree jeet jeetendra jeevan jignesh jinal jitendra jitesh jithin jitin jiya jogendra jogesh jogindar
joginder joydeep jugal juhi junaid jyothi jyoti jyotika jyotirmoy jyotsna kabeer kabir kailash kainat kajal kajol
kaleem kalidas kalpana kalpesh kalyan kalyani kamala kamalesh kamani kamini kamla kamlesh kamna kamrul kanchan
kanhaiya kanika kanishk kanta kanti kanupriya kanwal kapil karan karanvir karthick karthik karthika karthikeyan kartik
karuna karunakaran kashif kashish kashvi kasturi kasun kausalya kausar kaushal kaushik kavin kavish kavita kavitha
kavya kazi kedar keerthana keerthi keshab keshav ketaki ketan keya keyur khadeeja khairul khandaker khurram khushboo
khushbu khushi kinjal kirandeep kirti kirtida kishan kishor kishore komal koushik kripa krish krishan krishna
krishnakant krishnakumar krishnamoorthy krishnamurthy krishnan krishnendu kriti kritika krunal kruti krutika kshitij
kulbir kuldeep kuljeet kuljit kulsum kulwant kulwinder kumara kumaran kumari kumud kunal kundan kunj kushal kusum
lahiru lakhan lakmal lakshman lakshmi lakshmikant lakshmipathi lakshya lalit lalita lalitha lasantha lasith latha
lavanya laxman laxmi laxmikant leela lekha liaquat likhitha lokesh lokesha madan madhav madhavi madhu madhuban
madhukar madhulika madhumita madhur madhura madhuri madhusudan madhusudhan madiha madushani mahadev mahadevan mahbub
mahbubur mahela mahendra mahesh maheshwar maheshwari mahfuz mahima mahinda mahinder mahira mahmudul mahnoor maimoona
maithili malaika malathi malati malavika malinga malini malith mallika mallikarjun mamata mamta mamun manan manas
manasa manasi mandar mandeep mangal mangala mangesh manik manikandan manindra manish manisha manjeet manjinder manjiri
manjit manju manjula manjunath manjusha manmohan manohar manoj manoranjan manpreet mansi manu manvendra manvi manzur
maqbool maqsood mariyam maruti masud masudur mayank mayur mayura mayuri medha meenakshi meenal meenu megha meghana
meghna mehak mehboob mehreen mehul mehwish milind minal minu mirza misbah mishti mitali mitesh mithilesh mithun
mizanur moazzam mobashir mohan mohana mohanlal mohini mohit mohita moin momina monal monirul moniruzzaman motiur
moumita mozammel mridul mridula mrinal mrinalini mrunal mubashir mudassar mudassir mudit mugdha mujeeb mujtaba mukesh
mukhtar mukta mukul mukund munawar muneeb muneeba muneer munish murali muralidhar muralidharan murtaza murugan
murugesan musarrat mushtaq muthu muthukumar muzammil mythili nabanita nadeem naga nagaraj nagarajan nagarjuna nagendra
nagesh nageswara naheed naila naina najeeb nakul nalaka nalin nalini namal naman namita namrata nandakishore nandan
nandini nandita nandkishore nandu narasimha narasimhan narayan narayana narayanan narendra naresh narinder narsingh
naseer natarajan natwar naushad navdeep naveed naveen navin navjot navneet navya nawaz nayab nayan nayana nazia nazir
nazmul nazrul neel neela neelam neelesh neelima neelu neena neeraj neerja neeta neetha neetu neha nehal nethmi netra
niaz nida nidhi nighat nihar niharika nikesh nikhil nikhila nikunj nila nilam nilanjan nilanjana nilantha nilesh
nilima nilofar nimal nimali nimesh nimisha nimit niraj niraja niranjan nirav nirmal nirmala niroshan nirupama nisha
nishant nishanth nishantha nishi nishita nishith nishka nitesh nithin nithya niti nitika nitin nitish nitisha nitya
nityanand nivedita niveditha noman noopur nordin nosheen nousheen nupur nurul nusrat nuwan omkar omprakash onkar
pallab pallav pallavi pankaj pankaja parag paramita paramjeet paramjit paras paresh pari paridhi parimal parineeti
parminder parmjit parmod parth partha parthasarathi parthasarathy parul parvathi parvati parveen parvez parvinder
pavan pavani pavithra pawan payal pervaiz pervez piyal piyali piyush pooja poonam poorna poornima poorva prabath
prabha prabhakar prabhakaran prabhas prabhat prabhjot prabhu prabin prabir prachi pradeep pradip pradipta pradnya
pradyumna prafull prafulla pragati pragnya pragya prahlad prajakta prajwal prakash prakhar prakriti pramila pramod
pranab pranali pranav pranay pranita pranjal pranjali prannoy prasad prasanna prasanth prasenjit prashant prashanth
prasun pratap prateek prathamesh prathap prathima pratibha pratik pratiksha pratima pratyush praveen praveena pravin
pravina prayag preetha preethi preeti prem prema premlata prerna prinsha pritam pritha prithvi prithviraj priti
pritpal priya priyadarshini priyal priyam priyamvada priyank priyanka priyansh priyanshu priyantha priyesh puja pulkit
puneet punit punita purnima purushottam purvi pushkar pushpa pushpak pushpendra pushpinder puspa qadir qaiser qamar
quratulain rabin rabindra rachana rachit rachna radha radhakrishnan radhe radheshyam radhika rafiqul raghav raghavan
raghavendra raghu raghunath raghuram raghuveer raheel raheela rahila rahman rahmat rahul rajan rajani rajaram rajarshi
rajashree rajat rajeev rajendra rajendran rajesh rajeshkumar rajeshwar rajeshwari raji rajib rajinder rajiv rajkumar
rajlakshmi rajneesh rajni rajnikant rajnish rajpal rajshree raju rajveer rajvir rajwinder rakesh rakhi rakshita
ramachandra ramachandran ramakant ramakrishna ramakrishnan ramalingam raman ramana ramanathan ramandeep ramani ramanuj
ramaswamy ramchandra rameez ramesh rameshwar ramkumar ramnath ramprasad ramya ranbir rangana rangarajan rani ranil
ranjan ranjana ranjeet ranjit ranjita ranjith ranveer rashed rashidul rashmi rasika ratan ratna ratnakar ravi
ravichandran ravikant ravikumar ravina ravinder ravindra ravindran ravindu ravish razia reazul reena rehan rehana
rehman rekha renu renuka reshma revathi revathy rezaul riaz richa riddhi riddhima rishab rishabh rishi rishika
rishikesh riteish ritesh rithika ritika ritu rituparna riya rizwan rizwana rohana rohini rohit rohitash rojina rokeya
roopa roopali roshan roshni roslan rubab rubina ruchi ruchika ruchir rudra rudraksh ruhul rukhsana rukhsar rukmani
rukmini rumana rupa rupal rupali rupam rupesh rupinder rushikesh rutuja rutvik ruwan saanvi saba sabbir sabeeha sabeen
sachin sachini sachit sadaf sadhana safdar sagar sagarika sahana sahil saiful saikat saima saisha sajan sajid sajida
sajith sakina sakshi saleem salil salleh samaresh samarth sameeksha samidha samiksha samina samit samita samjhana
sampada sampath samridhi samyak sanat sanath sanchit sanchita sandeep sandesh sandhya sandip sandun sangam sangeeta
sangeetha sangita sania sanika sanjana sanjay sanjaya sanjeev sanjeewa sanjib sanjit sanjiv sanjiva sanjna sankalp
sankar sankaran sanket sanskriti santanu santhosh santosh sanvi sanyogita sapna saqib sarabjeet sarabjit sarala
saraswathi saraswati sarath saravanan sarbjit sarfaraz sarfraz sarika sarita saritha sarla saroj saroja sarojini
sarthak sarvesh sarwar sasikala sasikumar saswati sathish sathya satinder satish satpal satya satyabrata satyajit
satyam satyanarayan satyanarayana satyaprakash satyendra saumen saumya saurabh saurav savita savitha savitri sayali
sayan sayantan sayantani seema seetha seetharaman sehrish sejal selvam selvi senthil senthilkumar shabana shabbir
shadab shafiq shafiqul shagufta shaheen shahid shahida shahidul shahnawaz shahrukh shahzad shahzaib shaila shailaja
shailendra shailesh shaili shaista shakeel shakil shakila shakti shakuntala shaleen shalini shalu shambhavi shambhu
shamik shamim shamita shams shamsher shamsul shankar shankaran shantanu shanthi shanti sharad sharada sharan sharanya
sharath sharda sharmila sharmin sharmistha shashank shashi shashikala shashikant shashwat shazia sheeba sheela sheetal
shefali shehan sheikh shekhar sher sheraz shibani shikha shilpa shilpi shirish shital shiv shiva shivakumar shivam
shivangi shivani shivendra shivika shivkumar shoaib shobha shobhana shobhit shohel shourya shraddha shravan shravani
shravya shree shreedhar shreekant shreela shreenath shreeram shreya shreyansh shreyas shreyasi shridevi shridhar
shrikant shriram shrishti shriya shruthi shruti shubha shubham shubhangi shubhra shubhrajit shuchi shukla shumaila
shweta shwetha shyam shyama shyamal shyamala shyamsundar siddhant siddharth siddhartha siddhesh siddhi sidharth sidra
simran simranjeet simranjit sindhu sitaram sivakumar sivaraman smita smitha smriti smruti sneha snehal snehasish
snigdha sobia sohaib sohail soham sohini somnath sonal sonali sonika soniya sonu souban soumen soumik soumitra soumya
soumyadeep sourabh sourav souvik sowmya sravan sravani sravanthi sreedevi sreedhar sreejith sreekanth sreekumar
sreelakshmi sreenivas sreenivasan sreenivasulu sreeram sreya sridevi sridhar sridharan srikant srikanth srikumar
srilatha srinath srinidhi srinivas srinivasa srinivasan sriram srishti sruthi stuti subash subbarao subha subhadeep
subhadra subham subhankar subhash subhashini subhasis subhasish subho subhra subir subodh subrahmanyam subramaniam
subramanian subramanya subramanyam subrata sucharita suchi suchita suchitra sudarshan sudath sudeep sudesh sudeshna
sudha sudhakar sudhakaran sudhanshu sudheer sudhir sudip sudipta sugandha suhas suhasini sujan sujata sujatha sujay
sujeet sujit sujith sujoy sukanta sukanya sukhbir sukhdev sukhjinder sukhjit sukhpreet sukhvinder sukhwinder sukriti
sulabha sulekha sulochana sultana sumaira sumaiya suman sumana sumanta sumanth sumeet sumeeta sumera sumit sumitra
summaya sumudu sunaina sunanda suneel suneeta sunethra sunidhi sunita sunitha suparna supriya supriyo surabhi suraj
suraksha surbhi surekha surender surendra surendran suresh sureshkumar surinder surjeet surjit surya suryakant
suryansh suryaprakash susantha sushant sushanta sushanth sushil sushila sushma sushmita sushobhan suvarna swagata
swami swaminathan swapan swapna swapnil swara swarna swarup swastika swathi swati sweety sweta syamala syed syeda
tabassum tahira tahmina taimur talha tanaya tanishka tanmay tanmoy tanu tanuj tanuja tanushree tanveer tanvi tanvir
tanzeel tanzila tapan tapas tapasi tarak tarun taruna taskeen taslima tasnim tauseef tayyab tayyaba tehmina tejal
tejas tejashree tejaswi tejaswini tejinder thangaraj tharanga tharindu thilina thirumalai thisara thushara tilak
touhidul touseef trilok tripti trishna triveni trupti tulasi tulika tulsi tushar twinkle ubaid udara uday udayan udit
umair umakant umang umer umesh unnati upasana upendra uppal upul urmi urmila urmimala urvashi usha usman utkarsh utpal
utsav uttam uttara uzma vaibhav vaibhavi vaidehi vaishali vaishnavi vallabh vamsi vandana vani vanita vanitha vanshika
varada varadarajan varsha varun vasant vasanth vasantha vasanthi vasu vasudev vasudevan vasudha vasundhara vatsal
vatsala vedant vedika veena veenu venkat venkata venkataraman venkatesan venkatesh venkateswara venkateswaran
venkatraman venu venugopal vibha vibhav vibhor vibhuti vidhi vidhya vidisha vidit vidya vidyadhar vidyasagar vignesh
vihaan vijay vijaya vijayakumar vijayalakshmi vijayan vijayant vijender vijendra vikas vikash vikram vikramjit vikrant
vimal vimala vinay vinaya vinayak vineet vineeta vineeth vinita vinod vinodh vinoth vipan vipin vipul viraj virat
virender virendra vishakha vishal vishnu vishvas vishwajeet vishwanath vishwanathan vishwas viswanath viswanathan
vivek vivekanand vivekananda vrinda vrushali vyomesh wahab waheed wajid waman waqar waqas wasantha waseem wasif wasim
yameen yaqoob yash yashasvi yashaswi yashika yashoda yashodhara yashpal yashraj yashvi yashwant yashwanth yatin
yogendra yogesh yogeshwar yogini yogita younas yousuf yubraj yudhvir yukta yukti yuvraj zaheer zahid zahida zahirul
zahoor zakir zareen zeba zeenat zeeshan zia ziaur zohaib zubaida zubair zubin zulfiqar zunaira
ariful fazlul ishara khaleda mofizur mostafizur nadeesha nasima nilanthi rashida sabita saraswoti shantha sohel
suranga thusitha vajira yubaraj
`
