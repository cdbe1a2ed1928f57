import type { Bank } from './acts.ts'
import { EN_NOISE } from './en-noise.ts'

/**
 * How letters of employers say each thing, in English. `{a|b}` stands for either. Written freely from general knowledge of such
 * letters; widened once after the older lists of test messages were read.
 */
export const EN: Bank = {
  ...EN_NOISE,
  rejection: `
the {seat|role|post|manager job} is gone and {a colleague|the person acting in it|one of our own} is taking it
so I am closing {you|your file|this one} out {there|for that one|on that role}
we {have decided|decided|have chosen|have opted} not to {proceed|move forward|progress|continue|go further|go ahead} with your {application|candidacy|candidature}
we {will not|won't|are not going to|shall not} be {moving forward|proceeding|progressing|continuing|going ahead|taking things further} with {you|your application} {this time|at this stage|at this point|on this occasion}
{unfortunately|regrettably|sadly|I am sorry to say|I'm afraid} {you have not been|you were not|you weren't|your application was not|your application has not been} {successful|selected|shortlisted|chosen|progressed|taken forward}
{unfortunately|I'm afraid|sadly} your {application|profile|candidacy|interview} was {unsuccessful|not successful} {this time|on this occasion|in this round}
we {have gone|went|are going|have decided to go|will be going} with {another candidate|someone else|a different candidate|other applicants|another person|somebody with more experience|an internal candidate}
we have {chosen|selected|appointed|hired|found|picked} {another candidate|someone else|a different person|someone} {for the role|for this position|for the post|for the job|whose experience is closer|with more experience}
the {role|position|post|job|vacancy|place} has {been filled|gone to someone else|been given to another applicant|now been filled|been offered to another candidate|been taken}
we filled the {role|position|post|vacancy|job} {last week|yesterday|internally|recently|already} {so we won't be continuing|so we are closing your application|and will not be meeting further people}
the {role|position|post|vacancy|requisition|opening} {has been cancelled|was cancelled|has been withdrawn|no longer exists|was eliminated|has been closed|is closed|was cut from the budget|is not going to be filled}
{all applications have been closed|all applications for it are closed|your application has been closed|we have closed your application|your file has been closed}
{the board|management|the council|the company|finance} has {eliminated|cut|abolished|removed|withdrawn|cancelled} the {position|post|role|job}
other {candidates|applicants|people} {were a better match|more closely matched what we need|had more relevant experience|scored higher|were stronger|came closer to what we were looking for}
we {had|received} {many|a lot of|a large number of|over two hundred|a very high number of} {strong applications|applications|candidates} and {could not|were unable to|cannot|can't} {shortlist|interview|invite|select|take} {everyone|all of them|you}
we {do not|don't} {feel|think|believe} {you are|this is|your background is|it is} {the right fit|the right match|a match|quite right} for {us|this role|the team}
{your experience|your background|your profile|your skills} {is not|isn't|does not|doesn't|are not} {quite what we need|a match|match what we are looking for|meet the requirements|close enough to what the role needs}
we {won't|will not|are unable to|cannot|can't} {offer you|make you an offer of|give you} {the role|a place|this position|an interview|the job|a contract}
I {am writing|wanted|write} to {tell you|let you know|inform you} that {you did not get the job|you have not got the job|we have not selected you|it was not you|we decided against your application}
{after careful consideration|after a lot of thought|having discussed it at length|after much discussion} we {decided|have decided|chose} {to go in another direction|to go another way|not to continue|to pass|against it|to say no}
{it is a no|it's a no|the answer is no|I have to say no|we have to say no|this is a no from us} {this time|for now|I'm afraid}
we {regret|are sorry} to {inform you|tell you|let you know|say} that {your application was not successful|you were not selected|we cannot offer you the post|we will not be taking your application forward}
{this is not the news you were hoping for|I know this is not what you wanted to hear|this will be disappointing|I know this will be a disappointment|I wish I had better news|not the news you hoped for}
I {hate|don't like|am sorry} {sending|writing|having to send} {these|this kind of mail|such messages|this}
{the panel|the team|the committee|the hiring manager|the head|the client|my client|they} {preferred|chose|picked|went for|decided on|settled on|gave it to} {someone else|another candidate|another applicant|somebody local|the other person|the other finalist}
{the client|my client|they|the firm} {has decided not to|have decided not to|will not|won't} {take you further|see you|meet you|proceed|interview you|progress your application}
{the client|my client|they} {passed on you|passed|said no|turned you down|did not pick you|didn't go for your profile}
{it was close|it was a close decision|it was very tight|you came second|you were our second choice|you were runner up} {but|and} {another applicant just edged it|someone else got it|the job went to the other person|we had to choose}
you {came second|were second|came very close|missed out by a whisker|just missed out|narrowly missed out|were a close second}
we {are not|aren't} {taking|inviting|bringing|putting} {you|your application|anyone else} {forward|through to the next round|to the next stage|further|in for an interview}
{you have not passed|you didn't pass|you did not get through|you did not make it through} {the first stage|the test|this round|our screening|to the next stage|to the shortlist|the assessment}
your {test|exercise|score|result|assessment|answers} {was below|did not reach|fell short of|did not meet} {the pass mark|the level we need|our threshold|the required standard}
you do not {meet|have} the {minimum requirements|essential criteria|required qualification|required years of experience|necessary licence} so {we cannot consider your application|your application has been removed|you are not eligible}
we have {removed|withdrawn|taken} your {application|name} {from the process|from consideration|from the list|off the list}
{you are|your application is} no longer {under consideration|being considered|in the running|in the process|active for this role}
we have {stopped|ended|closed|abandoned} {the search|hiring for this role|the recruitment|this recruitment round|the process} {without appointing|and nobody was hired|because the budget was withdrawn|for good}
we are no longer {hiring|recruiting|looking|filling the position|looking for anyone} {for this role|for it|at all|this year}
{on this occasion|this time} we {will not be|are not} {pursuing|considering|inviting|offering|advancing} your application
for the {senior|junior|other|first|analyst|second} {role|position|post} we've {decided to go with|chosen|selected|taken} {applicants|people|candidates|someone} who {have|has|had|already} {managed|done|worked|more}
we {need|needed|were looking for|wanted} {someone|somebody|a person} {with more|who already|with deeper|who has|closer|more senior|more junior} {experience|years|knowledge|local knowledge}
that means we {can't|cannot|won't} {take you on|give you the job|hire you|bring you in|go on with you}
we {loved|liked|enjoyed} {meeting you|your portfolio|your work} but {we are going with someone else|decided on another person|it isn't quite the right fit|we chose someone with more experience|we can't offer you the job}
we {have made|made} {our choice|the appointment|our decision} and {it was another applicant|it is not you|someone else will be joining us|your application was not the one}
{the vacancy|the post|the chair|the seat|the shift|the place} {went|has gone} to {somebody else|a former colleague|an internal applicant|the boss's nephew|another woman|another man}
thank you for {coming in|your time|taking part|your patience} but {we have filled it|we decided otherwise|we won't be taking it any further|you've not been selected}
we {must|have to|need to} {disappoint you|turn you down|decline|let you down|decline your application}
there {is|are} {no longer a|no|not a} {position|place|opening|vacancies} {for you|left|available} {here|on the team|any more|with us}
the {budget|funding|money|headcount|job|role|post} {was pulled|has been pulled|is gone|has gone|fell through|was cut|has been taken away|disappeared}
we {hired|took on|signed|are taking} {a neighbour|a former intern|a friend of the house|someone who already works here|a local} {instead|in the end|after all}
{it|your portfolio|your test|your work} {did not quite reach|didn't quite reach|fell just short of|was not quite at} {the bar|the level|our standard|what we hoped for}
{we will leave it here|let's leave it there|we stop here|this is where it ends for now|that is the end of the road for this one}
there {is|isn't} {no longer any job|no role|no place|a place|a job|a spot} to {fill|give|offer} {any more|now}
{the old chef|the person before|our last assistant|someone} {came back|is staying|changed her mind|returned} so {we don't need anyone|the place is taken|there is nothing to fill}
{on balance|in the end|all things considered} {we felt|the feeling was|we thought} {another person|somebody else|other people} {suited|fitted|matched} {us|the work|it} better
your application {has been|is|was} {discarded|ruled out|turned down|declined|rejected} {at this stage|after the first reading}`,
  parting: `
{we will keep|we'd like to keep|we would like to keep|may we keep} your {details|CV|resume} on file {for future roles|for future openings|in case something else comes up} 
{please do apply again|we encourage you to apply again|do try again|please feel free to apply for other positions|don't hesitate to apply again} {in future|in the future|next year|when you have more experience}
we {wish you|wish you all|would like to wish you} {every success|the best of luck|the best|luck|all the best} {in your job search|with your search|in your future career|in finding the right role|elsewhere}
{good luck with the search|good luck out there|best of luck with your job hunt|good luck finding something|all the best with your search|I hope you find the right place soon}
{please do not be discouraged|don't take it to heart|please don't read this as a judgement on you|this says nothing about your ability|it was no reflection on you}`,
  answer: `
{please|could you|can you} let {me|us} {know|have it|have these|have them} {by Friday|this week|by the end of the day|soon|before 0 March|when you can}
{send it|send them|send both|get it|get them} {over|back|to us} by {Wednesday|Friday evening|the end of next week|0 March}
{does that work|would that work|is that all right|is that possible|is this okay|sounds good|what do you think|how does that sound|interested} {for you|with you|on your side|to you}
{looking forward to|we look forward to|I look forward to} {your reply|hearing from you|your answer|hearing back}
{ring me|call me|give me a call|write back|just reply|text me back|drop me a line} {when you have read this|about it|if anything is unclear|with any questions}
{by|until|before} {Friday would be great|next week is fine|Monday if you can|0 March please}
{no rush|take your time|there is no hurry} but {within ten days|by the end of the month|not too late} please
{may I put you down|shall I note that|can I count on you|are you in|are you up for it}
{let me know|say the word|tell me} {if anything is unclear|either way|what you decide|yes or no}`,
  invite: `
{instead of an email|rather than writing back and forth} {let's talk|shall we talk|I'd rather speak} {on Thursday|at 0|next week}
{Tuesday at 0|Wednesday morning|either Monday or Thursday|0 March} {works on our side|is what I can offer|would suit the panel} {which do you prefer|does either work|if that suits you}
{next up is|the next thing is|after that comes} {a technical conversation|a system design round|a pairing session|a chat with the founder} {with two of us|of 0 minutes|on Zoom}
{the team|everyone|the director} {enjoyed|liked} {talking to you|the first call} and {wants a second conversation|would like you back|would like to go deeper}
{I've put|I have sent|we sent} {a calendar invite|an invitation|a hold in your calendar} for {Friday|0 March at 0|the second round}
{pop|put|drop} your {availability|free slots|times} {in the form|in this sheet|below} {and we will set up the interview|so that we can book the panel}
{we'd be glad|we would be happy|we are keen} to {see you on site|host you at the office|have you for the final round} {travel is on us|we cover your travel|for half a day}
{are you still|would you still be} {interested in talking|up for a conversation|open to a chat} {this week|next week|about the role}
we {would like|'d like|would love|'d love} to {invite you|have you|ask you} {to an interview|in for a chat|for a video call|for a first conversation|to meet the team|for a second interview|to a final interview|to come in}
{would you be|are you} {available|free|around} {for a call|for a chat|for an interview|to talk|for a quick phone call|for a video interview} {on|next|this} {Monday|Tuesday|Wednesday|Thursday|Friday|week} {at 0|morning|afternoon|between 0 and 0}
{could you|can you|would you be able to|might you} {come in|come by|come over|pop in|drop in|join us|make it} {on Monday|on Thursday at 0|next week|tomorrow at 0|at 0 on Friday}
{when|what time|which day|what day} {would|could|can|might} {suit you|you talk|work for you|you come in|be good for you|you manage} {for a call|for a chat|for an interview|next week|this week}
{please|you can|kindly|just} {choose|pick|book|select|reserve} a {time|slot|date|time slot} {that suits you|that works for you|using the link|in my calendar|from the list} 
{here is my calendar|here's a link to my calendar|use this link to book a time|book yourself in with this link|grab a slot here}
I {look forward|am looking forward} to {meeting you|speaking with you|talking to you|our call|our conversation|seeing you} {on Tuesday|then|on Friday at 0|next week}
your interview {is|has been|will be} {scheduled for|confirmed for|booked for|on|at} {Monday|Wednesday|Thursday} {0 January at 0|at 0|morning}
{you have been|you've been|you are} {shortlisted|selected|invited|chosen|put forward|put through} {for interview|for an interview|to interview|for the next round|to the final stage|for the assessment day}
the {next step|next stage|next round|second round} {is|will be|would be} {an interview|a call|a conversation|a chat|a meeting|a half day on site|a panel} with {our team|the hiring manager|two of our engineers|our founder|the head of department|me}
{it would be|would be} {good|nice|great|lovely} to {talk|chat|speak|meet|hear more|catch up|put a face to the name} {next week|some time this week|over a coffee|in person|by phone|on the phone}
{I'd|I would|we'd|we would} {like|love} to {hear more about you|get to know you|talk about your work|learn more about you|discuss your application|talk it through with you|pick your brain} {on the phone|over video|in person|in a call|next week|over a coffee}
{can we|could we|shall we|may I} {talk|speak|meet|have a chat|give you a ring|call you|ring you|have a word|hop on a call|jump on a call} {tomorrow|on Wednesday|at 0|this week|next week|some time}
{I'll|I will|we will|we'll|our colleague will} {call|ring|phone} you {on Thursday|at 0|tomorrow|on Friday at 0} {to talk about the job|about the role|for a first chat|so please be ready}
{come and|come to|please come and} {see us|meet us|meet the team|have a look round|visit the shop|see the kitchen|spend a morning with us|do a trial shift|do a trial day}
{we have|I have|there are} {two|three|a few|some} {times|slots|dates} {for you|to choose from|available}: {Monday at 0|Tuesday 0 to 0|Wednesday or Thursday}
{the interview|the meeting|the conversation|the call|our talk} will {take place|be held|last|take|be} {on|at|about|online|in our office|via Teams|over Zoom|0 minutes}
{you will|you'll} {meet|be meeting|be speaking with|talk to|be interviewed by} {the manager|our team lead|two colleagues|the panel|three of us|the owner|the director}
{please|could you} {confirm|let me know|reply to confirm|tell us} {whether|that|if} {you can attend|you will come|the time suits you|you can make it|this works|this date is fine}
{we need to|I have to|can we|could we} {move|reschedule|change|postpone|bring forward|push back} {our call|your interview|the meeting|the interview|our conversation} {to|from|until} {Tuesday|another day|0|next week}
something has come up and {I can't make|we can't make|I will miss} {our meeting|our call|the interview|Thursday} {could we do|would|can you do} {Friday|another time|0} {instead|work}
{your new interview time is|the new time is|the interview now takes place|the interview has been moved to} {Monday at 0|0 March at 0|Thursday 0}
{join|here is the link to|dial in to|use the following link for} {the video call|the meeting|the interview|Zoom meeting} {at 0|on Wednesday}
{bring|please bring} {ID|your passport|your certificates|a pencil} {with you|when you come|to the interview|on the day} and {ask for me at reception|report to reception|wait in the lobby}
{the panel|the selection committee|the board|the headteacher} {wishes|would like|wants} to {see you|interview you|meet you|hear you} {in person|at 0|on Friday}
{we'd like to see you|we want to see you|I want to meet you|we are keen to meet you|we want to get to know you|the team wants to meet you}
{you're through|you have made it through|congratulations, you are through|you made it} to the {next round|final round|next stage|interview stage|last step} {which is a talk with|where you will meet|which is a conversation with} {the team|us}
{let's|let us} {talk|chat|meet|speak|find a time|set something up|get something in the diary|arrange a time} {on Monday|this week|next week|soon}
{do you have|have you got} {time|half an hour|fifteen minutes|a moment|0 minutes} {on Tuesday|next week|this afternoon|tomorrow} {for a call|to talk|for a chat}
{what are you doing|are you about|are you around|are you free} {on Thursday|tomorrow|this Saturday|next week} {we could have a coffee|fancy a chat|so we can talk}
{send me|let me know|reply with|give us} {a few times|some times|your availability|two or three slots|when you are free} {next week|for a call|that suit you|for an interview}
{we will be holding|we are holding|we hold} {interviews|selection interviews|an assessment day} on {0 March|Thursday} and {you are invited|would like you to attend|we hope you can come}
{your number|your name} has been {passed|given} to {the manager|my colleague} who {will call you|will ring you|wants to speak to you} {on Monday|tomorrow|at 0}
{show up|turn up|come|be here} {Monday at 0|on Thursday at 0|at 0} {gate 0|at the main entrance|at the yard|at the back door} and {ask for|bring|wear} {boots|the foreman|your ID|sturdy shoes}
{fancy|would you like|do you want} {a trial shift|a trial day|a coffee|a look round|a visit} {with us|here} {on Saturday|this week|on 0 March|0 to 0}
{on site|onsite|in person|virtual} {interviews|loop|day|assessment centre}: {Tuesday 0 March|Monday}, {0 to 0|four people|lunch included|group exercise and a panel}
{they|the client|the manager|the owner|the committee} {will see you|wants a look at you|would like a word with you|wants to hear from you|wants to meet you} {on Tuesday|at 0|next week|in person}
{the day|the visit|the programme} {consists of|includes|starts with} {a talk|lunch with the team|a tour|a panel at 0} {expenses are covered|we pay your train}
{let us|let me|let my boss} {watch you work|see you in the kitchen|see how you drive|see you teach} {on Sunday at 0|for an hour|on the day}
{expect|you can expect} {a call|my call|a phone call} {on Monday|around 0|tomorrow morning}
{can you do|could you do|could you manage|do you fancy} {a call|a chat|a video call|an interview} {on Monday at 0|tomorrow|next week}
{confirming|this confirms} {your call|our interview|our meeting} {about the role|for the job}: {Tuesday 0 March at 0|0 minutes with our team}
{next one is|the next talk is|after that you meet} {with our founder|with the owner|in person} {day after tomorrow at 0|over lunch|at 0}
{you are invited to interview|you are invited to an interview} on {Thursday 0 March|Monday} at {0} {in room 0|at the town hall}
{send|give me} {three times|some times} that {work|suit you} and I will {choose|pick one}`,
  task: `
{instead of|before|in place of} a {first call|call|talk} {we ask everybody for|everyone does|we have} {a small exercise|the same small task|a short piece of work}
{it's|it is} {a dataset|a CSV|a small repository|a bug report|a brief} {and five questions about it|with a failing test|and we ask for a short write-up}
{submissions close|the link expires|the exercise closes|hand-in is} {on Wednesday at 0|in 0 days|0 March at 0}
{please don't spend|do not spend|don't take} {more than an evening|a weekend|over 0 hours} on {it|this|the exercise}
{start|begin} {whenever you like|when you are ready} {there is no timer|the clock starts when you open it|you have 0 minutes from then}
{you'll receive|you have been sent|you will find} {a link to|access to} {an online test|a coding challenge|an assessment|a questionnaire of 0 questions}
{the second stage|the next stage|our next step} is {a written exercise|a case|a recorded video answer|a work sample} {you can do at home|in your own time}
{please|kindly|we ask you to|could you} {complete|do|take|sit|finish} the {online test|assessment|exercise|coding challenge|task|questionnaire|case study} {by Friday|within 0 days|before 0 March|by the end of the week}
{we would|we'd|I'd} {like|love} you to {complete|do|solve|write|prepare|build|work on|design|translate} {a short exercise|a small task|a sample|a case|a small programme|a one page text|a take home test}
{attached|enclosed|below|here} {is|you will find|you'll find|are} {a short task|the exercise|the assignment|a case study|the test|a small data set|the brief|three questions}
{the next step|the next stage|next up} is {a take home task|an online assessment|a short exercise|a coding test|a written test|a recorded video interview|a case study} {to do at home|in your own time|on your own|with a time limit}
{you have|you will have|there are} {0 minutes|two hours|0 hours|a week|until Sunday|0 days} to {complete it|finish it|solve it|hand it in|submit your answers|send your solution}
{send|submit|return|upload|hand in|email|share} {your solution|your answers|your work|your code|your slides|the finished piece|the repository} {by Monday|by 0|until 0 March|before Thursday|when you are done}
{it should|it shouldn't|this should|it ought to} {take|need} {no more than two hours|about an hour|more than 0 minutes|an evening|at most half a day}
{record|please record|film} {a short video|your answers|yourself|a two minute video|your replies to three questions} {and upload it|by Friday|with your phone|through the platform}
{prepare|please prepare|you should prepare|put together} {a ten minute presentation|a short presentation|some slides|a lesson plan|a sample menu|a short plan|a mock lesson} {on|about|for|showing how} 
{show us|tell us in writing|write down|sketch|describe on one page} how you would {approach|solve|test|plan|teach|improve|organise|redesign} {it|this|the first week|a page of our site|a class}
{your link|the link|the invitation|access} to the {test|assessment|challenge|exam} {expires|is valid|will be open|stays open} {on Friday|for 0 days|until 0|in 0 hours}
{you can use|feel free to use|use} {any language|any tools|whatever you like|the internet|any framework} and {we will look at|we look at|we care about} {how you think|your approach|readable code|the way you work}
{we ask|we invite|we require} {all applicants|everyone|every candidate|candidates at this stage} to {do|complete|solve|sit|take} {a test|an exercise|a personality questionnaire|a numerical test|a typing test}
{write|please write|draft} {an article|a product text|a short press release|a reply to an angry customer|a function|a query|a cover page} {of 0 words|for us|based on the attached brief|from the material below}
{translate|proofread|edit|analyse|review|mark up|mark|code|model} the {attached|following|enclosed} {page|text|data|spreadsheet|drawing|article|dataset|pull request} {and send it back|and let us have it|by Thursday|and share what you find}
{we have set up|we created|there is} {an account|a repository|a test environment|a workspace} for you {with the instructions|where you find the task|to do the challenge}
{have a go at|have a look at|take a crack at|try|see what you make of} {the attached puzzle|the exercise|this little problem|the brief|this data} {and tell us what you find|and send me your notes|and write it up}
{a task instead of an interview|before we meet we would like to see how you work|we like to see how people work before we talk}: {please do the attached|solve the following|find the exercise below}
{plan|design|cook up|model|build} {a week of meals|a small service|a landing page|a lesson|a circuit|a shift plan} {for us|on paper|and send it to us|in a document}
{time limit|deadline|closing time} for {the test|your submission|the exercise|handing in} is {Sunday|0 March|0}
{once you start|after you open it} {the clock runs|you cannot pause|the timer starts|you have 0 minutes}
{you now have|you have} {seven days|a week|0 days|until Sunday} to {sit|take|do} {our tests|the numerical test|the online tests|the questionnaire} {link below|via the link}
we would {now like you|like you|ask you} to {prototype|build|sketch|mock up|draft|script} {something small|a tiny game|a page|a lesson|a screen} {in any tool|two hours at most|and zip it for us}
{please answer|answer} the {three|five|attached|following} {questions|customer letters|cases} {in writing|in the attached sheet|as if you worked here already}
you {will shortly receive|will get|are going to receive} {a link|an email} {to our quiz|to the test|with the exercise} which {takes 0 minutes|must be finished within 0 hours|closes on Friday}
{please send me|let me have|I need} your {slides|presentation|sample lesson|code sample|draft} {for the talk|before the interview|by noon on Friday}
{you have been invited by the firm|you are asked|the employer asks you} to complete: {numerical reasoning|verbal test|chart reading|logic} {0 min|in one sitting}
{use a laptop|use headphones|find a quiet place|do not close the window} {not a phone|for the test|until you submit}
{build|make|code} the {small component|page|tool|model} described in the {attached|enclosed} {PDF|brief|sheet}`,
  info: `
{which|what} {of the two roles|of our offices|track} did you {mean|have in mind|want to be considered for}
{your form|one page|the second attachment} {came out blank|could not be opened|is password protected|was cut off} {could you send it again|please resend it}
{HR|payroll|the agency|the client} {needs|is asking for|wants} {your notice period|a salary figure|your right to work|two referees} {before we book anything|to move you on}
{are you|would you be} {willing to relocate|fine with on call|eligible to work here|able to travel}
{what's|what is} your {expected salary|current location|earliest start|visa status}
{could you|can you} {fill in|complete} {the attached form|this short form|the diversity form|the remaining fields} {so we can go on|for our records}
{please|could you|can you|would you} {send|email|forward|provide|upload|let us have} {us|me} {a copy of your degree|your certificates|proof of your right to work|your passport|two references|your portfolio|an up to date CV|your transcripts}
{what are|could you tell us|please let us know|we need to know|please state} your {salary expectations|pay expectations|notice period|earliest start date|desired salary|current salary|availability to start}
{when could you start|how soon could you start|from when could you work|when would you be able to join|what is your earliest start date|how much notice do you have to give}
{do you have|do you hold|have you got} {a driving licence|a work permit|the right to work here|a valid visa|a food hygiene certificate|experience with|a car|your own laptop|a clean licence}
{are you|would you be} {willing|able|prepared|happy|authorised} to {relocate|work weekends|work nights|travel|work in the office three days a week|work in this country|drive a van}
{we are|we're|your file is|your application is} {missing|still missing|lacking|incomplete because it lacks} {your certificate|page two|the signed form|a reference|proof of address|your cover letter}
{one thing|one document|something} is {missing|still missing|not there|lacking} {from your application|in your file} 
{the file|the attachment|your CV|the PDF} {would not open|is corrupt|cannot be opened|is empty|came without the second page} {could you send it again|please resend it|can you send another}
{please|kindly} {fill in|complete|sign|return} the {attached form|application form|consent form|declaration|equal opportunities form|personal details form} {and send it back|so that we can go on|before we can continue}
{could you|can you|would you mind} {clarify|explain|confirm|expand on} {a gap|the dates|your level of|your degree|whether you need sponsorship|why you left|which shift you prefer|your address}
{before we|so that we can} {go on|decide|proceed|continue|take this to the panel|put you forward} {we need|we still need|we require|I need|please send} {some details|a few things|the following|your references|some papers}
{who|whom} {can we|could we|may we} {ask for|contact for|call for} a reference
{please give|please name|let us have|we need} {the names|the contact details|phone numbers} of {two referees|a former manager|two people who know your work|your last employer}
{how much|what} {would you|do you} {want to earn|expect to earn|have in mind for pay|charge|hope to be paid}
{a quick question|one question|two quick questions|a few questions} {before we go on|about your CV|from the hiring manager|for you}: 
{which|what} {hours|days|shifts|location|languages|systems|level} {could|can|do|would} you {work|prefer|speak|know|have}
{we need|please give us} your {date of birth|tax number|national insurance number|registration number|teacher number|address} {for the file|for the check|to go on}
{are your papers in order|is your visa valid|do you need sponsorship|will you need a visa|is your registration still valid}
{please confirm|could you confirm} {your availability|your details|that you can work|that you have|your registration number|the dates of your last job}
{reply to this mail with|reply with|just answer with|send back} {your answers|the details|the missing papers|your figures}
I {just need|only need|still need} {contact details for two referees|a copy of your licence|your registration number|your date of availability|proof of your address}
{to set you up|for the file|to go further|before I draw anything up} {we need|I need} {a photo of your passport|your insurance number|your registration|to know when your notice is up}
{upload|bring|scan|attach} {it|the certificate|your proof|both documents} {not later than Friday|by 0 March|as soon as you can}
we {cannot|can't} {schedule you|go on|take this further|process it} {until|before|unless} {both are in|we have your papers|the form is signed|we get the missing page}
your application {is not complete|lacks|came without|does not include} {the proof|a signature|the certificate|a date} 
{what notice|how much notice} do you {have to give|need to give} and what {are you earning|do you earn} {now|at present}
{applications without proof|incomplete applications|otherwise it} {will lapse|cannot be considered|will not be read}
{they|the client|the panel} won't look at anyone without {the first two|references|the form|these papers}
you left {section 0|one page|the question on gaps|the date} {blank|empty|unanswered}
{once you've got a sec|when you have a moment|by return} {send|can you send} {over your availability|your day rate|a copy of your passport}`,
  offer: `
they said yes and they want you
{the short version|in short} 0 base and {0 target|a sign on|0 bonus}
the {place|desk|job} is yours if you {want it|would like it}
we {are|'re} {pleased|delighted|happy|thrilled|glad|excited} to offer you the {role|position|post|job|place|contract} {of|at|with us|as}
we would like to {offer you|make you an offer for|extend an offer for|give you} {the job|the position|the role|a place|a contract}
{the job|the position|the post|the role|it|the place} is yours {if you want it|if you'd like it|from Monday|should you accept}
{congratulations|good news|great news|wonderful news} {you have got the job|you got the job|you've got it|we want you|we'd like to hire you|you are our choice|we chose you}
{attached|enclosed|here} {is|you will find} your {offer letter|contract|employment contract|formal offer|letter of appointment} {please sign it|for signature|to sign and return|with all the details}
{we want|we'd like|we would like|we would love} you to {join us|join the team|come and work with us|work for us|start with us|be part of the team|take the job} {from|as|on} {0 March|Monday|next month}
your {salary|pay|starting salary|hourly rate|wage} {will be|would be|is} {0 000|0 a year|0 per hour|0 gross a month} and {you would start|your first day is|the start is} {on 0 March|on Monday|next month}
{we have decided to|we will|we'd like to} {hire you|take you on|employ you|appoint you|give you the job|bring you on board}
{this is|consider this|please take this as} {our formal offer|an offer of employment|a verbal offer|a conditional offer|our written offer}
{our offer is|this offer is|the offer is|the offer stands} {subject to|conditional on|dependent on|open until|valid until} {references|a medical check|a background check|Friday|0 March}
{please let us know|let us know|please tell us} by {Friday|0 March} {whether you accept|if you accept|your decision on the offer|if you would like to take the job}
{the panel|the board|the team|the committee} {was unanimous|unanimously chose you|has chosen you|voted for you|wants you}
you {were|are} {our first choice|the best candidate|the strongest applicant|the one we want|the person we want} and {we would like you to start|we'd like to offer you the job|the contract follows}
{welcome aboard|welcome on board|welcome to the team} {your first day is|you start on|we start on|here are the details of your start}
{they|the client|my client} {want to hire you|want to offer you the job|made you an offer|said yes|are offering you} 
{when can you start|can you start on Monday|you can start on} {the job is yours|we want you|we'd like you to have the job}
we {are holding|hold|have reserved|keep} {the place|the post|a place} for you {and need your yes|until you decide|until Friday}
{I have the pleasure of|it is my pleasure to|it gives me great pleasure to} {offer|offering|confirm} {you the post|your appointment|you a position}
you have been {appointed|selected for the position|chosen for the job|accepted for the apprenticeship|accepted} and {will start|begin|we will send the contract}
{the pay is|it's|base is|that's|you would get} {0 an hour|0 a year|0k|0 000 plus bonus} {for four days|full time|0 hours a week|with 0 days holiday} {from Monday|from 0 March|starting in January}
{we would be|we'd be|we are} {thrilled|delighted|so happy} to {have you aboard|have you on the team|welcome you|have you with us}
{the contract|your contract|the paperwork|the offer letter} {is in the post|is on its way|will follow|comes tomorrow|is being drawn up|is with the office}
{your first day|your first shift|your start date|your start} {would be|will be|is} {Monday|0 March|the first of the month}
the {board|committee|trustees|governors} {has|have} voted to {appoint|employ|engage} you {as|pending a check|from March}
{would you come and|please come and|come} {work|nurse|teach|cook|drive|bake} {with|for} us {from Monday|in spring|for good}
{we should like you|we want you|we'd like you} to {take|have|accept|fill} {the post|the job|the position} {0 hours a week|from 0 March|at 0 an hour}
{do say yes|please say yes|tell us yes|say yes} {and we prepare the contract|and it's done|and start on Monday}
{you can|you may} start {on 0 March|whenever your notice is up|as soon as you like|next Monday} {at 0 an hour|for 0 a month}`,
  received: `
{thanks for throwing your hat in the ring|thanks for putting yourself forward|thank you for considering us}
{we aim to|we try to|we usually} {answer everyone|reply|respond} {within 0 days|in two weeks|by the end of the month}
{nothing for you to do yet|sit back for now|no need to follow up} {we've got your application|your application is in}
{your submission|your candidate profile|your details} {went through|is in our system|was saved|is complete}
we have your {stuff|things|papers|form|message|file|documents} {safely here|and all of it is readable|}
{two of us|one of us|a person|the team|somebody here} will read it {within ten days|properly|this week|with care|when we get to it}
{everything|your form|your file} {arrived|came through|got here} {safely|complete|in one piece}
{you do not need to|there is no need to|you need not} {do anything|send anything else|call us|chase it} {for now|at the moment|meanwhile}
{thank you|thanks|many thanks} for {applying|your application|sending your application|your interest in|submitting your application|sending us your CV|your CV}
we have {received|got|safely received} your {application|CV|documents|resume|portfolio|papers|message|letter|details} 
{this is|this email is|this message is} {to confirm|a confirmation|an automatic confirmation|to acknowledge} that {your application was submitted|we received your application|your application has arrived|your documents have reached us}
your {application|CV|portfolio|letter|form|file} has {arrived|been received|been submitted|reached us|been submitted successfully|landed|been sent to the employer|come in}
our {team|recruiters|hiring team|people team|panel} {will|is going to|is now} {review|look at|read|reviewing|looking at|assess|consider|go through} {your application|all applications|every application|it carefully}
we {will|'ll|shall} {look at it|read it|review it|go through it|have a look|consider it} {carefully|in the next weeks|next week|soon|with care|when the ad closes}
{we'll|we will|you will|you'll} {be in touch|get back to you|come back to you|hear from us|contact you|let you know|write to you} {soon|within two weeks|shortly|as soon as we can|either way|in 0 days|after the closing date}
your application is {being reviewed|under review|with the hiring manager|in the queue|being processed|being considered|in our system|with the team}
{if you don't hear|if you have not heard|should you not hear} from us {within 0 days|by 0 March|in four weeks} {please assume|please consider|you can take it} that {you were not selected|we will not be taking it further|your application was unsuccessful}
{we get|we receive|there are} {a lot of|many|hundreds of} applications {so please be patient|and it may take a while|so it can take some time|and read every one}
{there is nothing you need to do|no further action is needed|you need do nothing now|you don't need to do anything|please do not reply to this message}
{applications close|the closing date is|the deadline for applications is|the ad runs until} {on 0 March|Friday|0} {after that|then} we {will start reading|make a shortlist|sit down together|start looking}
{your application number is|your reference is|candidate reference|you can track your application|you can check your status} {0|in the portal|at any time}
{you applied for|you have applied for|your application for} {the role|the position} {is complete|has been registered|was sent|is on file|is with us}
{got it|got your mail|it arrived|it's here|we have it|all here} {thanks|thank you} {we'll have a look|we will read it|I'll read it tonight|someone will look at it}
{the employer|the company} has {received|viewed|opened|downloaded} your {application|CV|profile}
{I have passed|I've passed|I passed|I forwarded|we have forwarded} your {CV|application|papers|mail} {on to|to} {the manager|the head of department|the kitchen|the boss|my colleague|the school|the team}
{should your experience match|if your profile fits|if there is a match|if we want to know more|if you are shortlisted} {we will invite you|a recruiter will contact you|someone will call you|we get in touch}
{just a note|a short note|this is} to say {your papers|your form|your documents|your letter} {reached us|have arrived|are here|came safely|have been stamped}
{your|the} {application|form} has been {lodged|logged|recorded|filed|registered} {under number 0|for vacancy 0|with our office}
{we're|the manager is|the trustees are|I am} {still going through|working through|reading} {the pile|them all|all the letters} {and will be for some time|so give us a while}
{give us|allow us|we need} {about two weeks|a fortnight|until the end of the month} {to read it|to look at everything|and you'll hear}
{shortlisting|selection|sifting} {takes place|starts|happens} after {the closing date|0 March}
{here is|below is} a copy of {what you sent|your application|your answers}
{I will write|I'll write|I will mail you|you'll get a mail} {next week|tomorrow|when I have read it|in a few days}
your {materials|papers|portfolio} are {now with|with|before} the {hiring panel|selection board|manager|team}
{status|status changed|your status}: {submitted|under review|received|in progress}
{hi, yes we have it|yes it came|yes we got it|it is not lost} and {you are in the mix|someone is working through them|we are reading}`,
  hold: `
{the role is|it is|the position is} {with finance|back with the board|waiting for sign-off} {for re-approval|for approval|again}
{a re-org|a merger|a budget review|a change at the top} {landed on us|is under way|has held things up|got in the way}
{I genuinely don't know|I do not know yet|nobody can tell me} {which way it goes|what will happen|how it ends}
{I said|we promised} you'd hear {from me|from us} {in January|last week} and {then went quiet|we missed that|I owe you an apology}
{it's nothing to do with|this has nothing to do with|it isn't about} {your interview|you|your application}
{I'd rather tell you|better to tell you} {that than nothing|where we are}
it {is not a no and it is not a yes|is neither a yes nor a no|is not yes and not no}
the {hire|post|role|whole thing} is {parked|frozen|on ice|stuck} {until she is back|for now|along with everything else|until somebody can sign}
{nobody can sign|nobody can decide|we cannot sign} anything {until then|at the moment|until she is back}
I {can|could} neither promise nor {refuse|turn down} anything {yet|before he knows}
we are {not one step further|no further|no nearer a decision}
the {process|recruitment|hiring|search|role|position|procedure} is {on hold|paused|frozen|suspended|stopped for now|waiting for approval|delayed}
we have {put|placed} the {role|position|search|recruitment|process} on hold {until|for now|until the budget is approved|until further notice|for the time being}
we {have not|haven't|did not yet} {made a decision|decided|come to a decision|finished the interviews|made up our minds} {yet|so far|as we hoped}
{no decision has been made|there is no decision yet|a decision is still pending|the decision has been postponed|we still have no answer|nothing is decided yet}
{we need|we need a little|it will take us|this takes|it is taking} {more time|longer than expected|another week|a bit longer|two more weeks} {to decide|to come to a decision|before we know|to finish}
{your application is still|you are still|you're still|your candidacy remains} {active|under consideration|in the running|open|being considered|valid} {please bear with us|so please be patient|and we ask for patience|but there is no news}
{sorry|apologies|we apologise|I'm sorry} for the {delay|silence|long wait|wait} {we are still|we have been|things are|there is no news|we'll know more}
{as soon as|once|when} {we have a date|the budget is approved|we know more|there is news|the freeze is lifted|the manager is back} {we will tell you|you will hear from us|we will write again|we'll let you know}
{we will resume|hiring will resume|we pick it up again|we'll start again|the process will continue} {in spring|next quarter|in January|after the holidays|when the project is approved}
{we have noted|we confirm|thank you for telling us of} {your withdrawal|that you withdrew your application|that you are no longer interested}
{you are|we have put you|your name is} on {our reserve list|the waiting list|a reserve list|the shortlist for later}
I {cannot say|can't say|don't know} when this {moves|will move|goes on|starts} {again|up again}
{the budget question|the decision|the sign off} is {still with finance|with head office|not settled|open}
{the post is not gone|it is not a no|this is not a no|nothing is lost} {just waiting|but not a yes either|it is only delayed}
{our board|management|head office} {has asked us to|told us to|wants us to} {put hiring on hold|wait|pause everything} {until the new year|for now}
I {expect|hope} to {know more|have an answer|be able to say more} {next month|after the holidays|in spring}
the {requisition|opening|post} has been {postponed|moved|pushed} to {the next financial year|next year|autumn}
{no news|nothing new|nothing to report|still nothing} {I'm afraid|yet|from our side|so far|this week}
the {client|manager|department} {wants to see the budget|has had a reshuffle|is being restructured|changed hands} before {anyone is interviewed|going on|deciding}
{I'm chasing|I keep asking|I will chase them} and {will ring the moment I know more|will let you know|will shout when I hear}
{the client|they} {pushed|moved|delayed} the start {no new date|to later|by some weeks}
{nothing is agreed|nothing is signed|it is not decided} and {others still have to meet you|two people must agree|we wait for head office}
{hang in there|bear with us|please hold on|sit tight}
{the trustees|the owners|the ministry|the directors} have {asked us to pause|told us to stop|asked us to hold} {recruitment|hiring|appointments} {to this post|for now|until they meet|until their next meeting}
recruitment to {this post|the role} {is paused|rests|has to wait} {until a meeting in spring|until next year}`,
}
