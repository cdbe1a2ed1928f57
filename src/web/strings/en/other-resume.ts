/** Beside every button that makes a document. */
export const otherResume = {
  title: 'Your documents are still made from the resume before',
  text: 'Since then you confirmed another one. What is new in it stands in no resume or letter until you lay both side by side and choose.',
  lay: 'Lay them side by side',
}
