export default function Unauthorized() {
  return <main><h1>Unauthorized</h1></main>;
}
