import { ExternalLink } from '@/components/links/ExternalLink';
import { homeWords } from '@/content/home';
import { offer, offerWords } from '@/content/offer';
import { site } from '@/content/site';

const { credential, credentialNumber } = homeWords.about;

/** The professional card's number, with a link to verify it once the owner confirms it. */
export function ProfessionalCard() {
  return (
    <>
      {`${credential} ${credentialNumber} `}
      <strong className="together">{site.cardNumber}</strong>
      {offer.cardVerifyUrl !== undefined && (
        <>
          {' · '}
          <ExternalLink href={offer.cardVerifyUrl}>{offerWords.verifyCard}</ExternalLink>
        </>
      )}
    </>
  );
}
