export default function Home() {
  return <main><h1>Packwright</h1></main>;
}
