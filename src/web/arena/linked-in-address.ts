/** LinkedIn's own page for adding a certificate, filled in; nothing is sent before its owner presses Save there. */
export function linkedInAddress(
  name: string,
  address: string,
  { id, passedAt }: { id: string; passedAt: string },
): string {
  const asked = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name,
    organizationName: 'Waymark',
    issueYear: passedAt.slice(0, 4),
    issueMonth: String(Number(passedAt.slice(5, 7))),
    certUrl: address,
    certId: id,
  })
  return `https://www.linkedin.com/profile/add?${asked.toString()}`
}
