import { homeWords } from '@/content/home';

export default function HomePage() {
  return <h1>{homeWords.banner.headline}</h1>;
}
