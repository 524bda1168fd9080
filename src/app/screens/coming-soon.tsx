export default function ComingSoon() {
  return <main><h1>ComingSoon</h1></main>;
}
